# The pages where games are learned.
learn-title = Learn a game
learn-about = Short lessons on the real board. Nothing is locked: take them in order, or jump.
learn-all = All lessons
learn-game = Learn { $game }
learn-game-about = { $count ->
    [one] { $count } short lesson
   *[other] { $count } short lessons
} on the real board, about { $minutes } min. You can stop after any step.
learn-done-of = Done: { $done } of { $all }
learn-done = done
learn-start = Next
learn-continue = Continue
learn-lessons = Lessons
learn-lesson-of = Lesson { $number } of { $lessons }: { $title }
learn-step = Step { $step } of { $steps }
learn-leave = Leave the lesson
learn-teacher = The teacher
learn-lamp = What this is about is lit on the board; the rest keeps its place in half-light.
learn-where-were-we = Where were we: { $idea }
learn-slip = Look what happened.
learn-was-slip = Not what this step is after
learn-was-right = Done
learn-playing = Let us see
learn-only-here = Only lessons let you take it back. At the table a choice stands.
learn-back = Take it back
learn-show = Show me
learn-previous = Back
learn-next = Next
learn-next-lesson = Next lesson
learn-finish = Finish
learn-lesson-done = That was the whole lesson.
learn-guided-start = Start the guided game
