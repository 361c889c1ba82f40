import { test } from '@japa/runner'
import { isItsWeekday } from '#points/boosters/bonus_of'
import { boosterTerms } from '#tests/support/boosters'

/** A week from Monday to Sunday. */
const WEEK = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`)

test.group('Weekdays of a booster', () => {
  for (const [at, day] of WEEK.entries()) {
    test(`[Q-05] ${day} is weekday ${at + 1} and no other`, ({ assert }) => {
      const fitting = [1, 2, 3, 4, 5, 6, 7].filter((weekday) =>
        isItsWeekday(boosterTerms({ weekdays: [weekday] }), day)
      )
      assert.deepEqual(fitting, [at + 1])
    })
  }
})
