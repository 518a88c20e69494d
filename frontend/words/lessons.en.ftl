# Around the first lessons, in English. Every key is in lessons.de.ftl too.
# What a lesson itself says stands beside it, in the game's folder.

lesson-title = { $game }: the first lesson
lesson-steps = Steps of the lesson
lesson-step =
    Step { $n }: { $title }{ $done ->
        [yes] , done
       *[no] { "" }
    }
lesson-coach = What to do
lesson-forbidden = The rules do not allow that.
lesson-show = Show me
lesson-next = Next
lesson-again = Try it again
lesson-you = You
lesson-rival = Your opponent
lesson-finished = Lesson done!
lesson-play = Play a real game
lesson-back = Back to the table
