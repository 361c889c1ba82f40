import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { chosenIn } from '../../../../../admin/resources/content/preview/rendered'
import { Renderer } from '../../../../../admin/resources/content/preview/renderer'
import { shownIn } from '~/preview/shown'

const EDITOR = {} as MessageEventSource
const FRAME = {} as MessageEventSource
const ORIGIN = 'https://shop.example'
const editor = { source: EDITOR, origin: ORIGIN }
const page = { kind: 'page' }

test.group('Preview of content', () => {
  test('[O-12] the frame takes what the editor sends, the newest alone', ({ assert }) => {
    const data = { type: 'show', seq: 3, theme: 'dark', open: null, page }
    const from = { source: EDITOR, origin: ORIGIN, data }
    assert.equal(shownIn(from, editor, 2)?.seq, 3)
    const refused: [object, number][] = [
      [from, 3],
      [{ ...from, origin: 'https://evil.example' }, 0],
      [{ ...from, origin: 'null' }, 0],
      [{ ...from, source: FRAME }, 0],
      [{ ...from, source: null }, 0],
      [{ ...from, data: { ...data, type: 'chosen' } }, 0],
      [{ ...from, data: { ...data, seq: '9' } }, 0],
      [{ ...from, data: { ...data, page: null } }, 0],
      [{ ...from, data: 'show' }, 0],
      [{ ...from, data: null }, 0],
    ]
    for (const [message, seq] of refused) {
      assert.isNull(shownIn(message as MessageEvent, editor, seq), JSON.stringify(message))
    }
    assert.isNull(shownIn({ ...from, source: null }, { source: null, origin: ORIGIN }, 0))
  })

  test('[O-12] the editor takes a pressed block from its own frame alone', ({ assert }) => {
    const from = { source: FRAME, origin: 'null', data: { type: 'chosen', id: 'a1' } }
    assert.equal(chosenIn(from, FRAME), 'a1')
    for (const message of [
      { ...from, origin: ORIGIN },
      { ...from, source: EDITOR },
      { ...from, source: null },
      { ...from, data: { type: 'show', id: 'a1' } },
      { ...from, data: { type: 'chosen', id: 7 } },
      { ...from, data: null },
    ]) {
      assert.isNull(chosenIn(message, FRAME), JSON.stringify(message))
    }
    assert.isNull(chosenIn({ ...from, source: null }, undefined))
  })

  test('[O-12] one request goes out at a time, and the newest text is told last', async ({
    assert,
  }) => {
    let text = 'one'
    const asked: string[] = []
    const told: (string | null)[] = []
    const answers: ((page: string) => void)[] = []
    const render = (wanted: string) => {
      asked.push(wanted)
      return new Promise<string>((answer) => answers.push(answer))
    }
    const renderer = new Renderer(
      () => text,
      render,
      (made) => told.push(made)
    )
    renderer.later(0)
    await wait(5)
    for (const next of ['two', 'three']) {
      text = next
      renderer.later(0)
      await wait(5)
    }
    assert.deepEqual(asked, ['one'])
    answers[0]('page one')
    await wait(5)
    assert.deepEqual(asked, ['one', 'three'])
    answers[1]('page three')
    await wait(5)
    assert.deepEqual(told, ['page three'])
  })

  test('[O-12] a page that cannot be rendered is told of, and nothing after the end', async ({
    assert,
  }) => {
    const told: (string | null)[] = []
    let fails = true
    const render = async () => {
      if (fails) throw new Error('no line')
      return 'page'
    }
    const renderer = new Renderer(
      () => '',
      render,
      (made) => told.push(made)
    )
    renderer.later(0)
    await wait(5)
    fails = false
    renderer.later(0)
    await wait(5)
    assert.deepEqual(told, [null, 'page'])
    renderer.later(0)
    renderer.stop()
    await wait(5)
    assert.deepEqual(told, [null, 'page'])
  })
})
