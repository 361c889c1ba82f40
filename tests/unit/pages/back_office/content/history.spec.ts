import { test } from '@japa/runner'
import {
  STEPS_MAX,
  afterChange,
  beginHistory,
  stepBack,
  stepForward,
} from '../../../../../admin/resources/content/store/history'

test.group('Steps taken back', () => {
  test('[O-12] back and forward again', ({ assert }) => {
    let history = beginHistory('a')
    history = afterChange(history, 'b', null, 0)
    history = afterChange(history, 'c', null, 0)
    history = stepBack(history)
    assert.equal(history.now, 'b')
    history = stepBack(stepBack(history))
    assert.equal(history.now, 'a')
    history = stepForward(stepForward(stepForward(history)))
    assert.equal(history.now, 'c')
  })

  test('[O-12] what is done after a step back ends what was taken back', ({ assert }) => {
    const history = afterChange(
      stepBack(afterChange(beginHistory('a'), 'b', null, 0)),
      'c',
      null,
      0
    )
    assert.equal(stepForward(history).now, 'c')
    assert.equal(stepBack(history).now, 'a')
  })

  test('[O-12] typing on in one field is one step; a pause or another field begins one', ({
    assert,
  }) => {
    let history = beginHistory('')
    const keys: [string, string, number][] = [
      ['s', 'x.text_hu', 0],
      ['sz', 'x.text_hu', 300],
      ['szi', 'x.text_hu', 900],
      ['szi!', 'x.text_en', 1000],
      ['szi!?', 'x.text_en', 2500],
    ]
    for (const [now, what, at] of keys) history = afterChange(history, now, what, at)
    assert.deepEqual(history.past, ['', 'szi', 'szi!'])
  })

  test('[O-12] a hundred steps and no more', ({ assert }) => {
    let history = beginHistory(0)
    for (let step = 1; step <= 150; step++) history = afterChange(history, step, null, 0)
    for (let step = 0; step < 150; step++) history = stepBack(history)
    assert.equal(STEPS_MAX, 100)
    assert.equal(history.now, 50)
  })
})
