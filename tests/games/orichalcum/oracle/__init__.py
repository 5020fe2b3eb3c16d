"""The rules of Orichalcum a second time, in plain Python.

Nothing of the package is used but the list of components: what both get wrong would be seen by nobody.
"""
