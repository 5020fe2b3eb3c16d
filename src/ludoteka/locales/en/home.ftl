# What the cards of the games say of them.
home-weight = Weight
home-weight-1 = light
home-weight-2 = medium
home-weight-3 = meaty
home-to-learn = To learn
home-learn-minutes = { $minutes } min
home-lessons = Lessons
home-lessons-done = { $done } of { $all }
home-try-title = Where would you build?
home-try-about = A tile, three places, one move: try it, and the city does the counting.
home-try = Try a move
