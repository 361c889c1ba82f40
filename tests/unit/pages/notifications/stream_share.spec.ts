import { test } from '@japa/runner'
import { pauseBefore } from '~/notifications/back_off'
import { PageClock } from '#tests/support/page_clock'
import { BEAT_MS, SILENCE_MAX_MS, StreamShare } from '~/notifications/stream_share'

/** Lets promises that are settled go on. */
async function settle() {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

interface Waiting {
  callback: () => unknown
  resolve(value: unknown): void
  reject(error: Error): void
}

/** One browser: its lock, its channel and its tabs. */
function givenBrowser() {
  let holder: Waiting | undefined
  const queue: Waiting[] = []
  const open = new Set<{ onmessage: unknown }>()

  function grant(next: Waiting) {
    holder = next
    void Promise.resolve(next.callback()).then((value) => {
      if (holder !== next) return
      holder = undefined
      next.resolve(value)
      const following = queue.shift()
      if (following) grant(following)
    })
  }

  const locks = {
    request: (_: string, options: LockOptions, callback: () => unknown) =>
      new Promise((resolve, reject) => {
        const asked = { callback, resolve, reject }
        options.signal?.addEventListener('abort', () => {
          const at = queue.indexOf(asked)
          if (at >= 0) queue.splice(at, 1)
          reject(new Error('aborted'))
        })
        if (options.steal) {
          holder?.reject(new Error('stolen'))
          grant(asked)
        } else if (holder) queue.push(asked)
        else grant(asked)
      }),
  }

  function tab({ isSeen = false } = {}) {
    const heard: string[] = []
    const state = { isSeen, isLeading: false, isAsleep: false, hasEnded: false, heard }
    const channel = {
      onmessage: null as ((event: { data: unknown }) => void) | null,
      postMessage(data: unknown) {
        if (state.isAsleep) return
        for (const other of open) {
          if (other !== channel) (other.onmessage as (event: object) => void)({ data })
        }
      },
      close: () => void open.delete(channel),
    }
    const share = new StreamShare<string>(
      'stream',
      {
        lead: () => {
          state.isLeading = true
          return () => (state.isLeading = false)
        },
        answer: () => 'all is well',
        hear: (said) => heard.push(said),
        end: () => (state.hasEnded = true),
      },
      {
        id: String(Math.random()),
        locks: locks as never,
        open: () => {
          open.add(channel)
          return channel as never
        },
        isSeen: () => state.isSeen,
      }
    )
    const sleep = () => {
      state.isAsleep = true
      open.delete(channel)
    }
    return Object.assign(state, { share, sleep })
  }
  return { tab }
}

test.group('One stream for all tabs', () => {
  /** Moves the tabs' time; a test's own end is planned before. */
  function givenClock(cleanup: (restore: () => void) => void) {
    const clock = new PageClock()
    cleanup(clock.install())
    return clock
  }

  test('[N-17] of six tabs one leads, tells the others, and another follows when it is closed', async ({
    assert,
    cleanup,
  }) => {
    const clock = givenClock(cleanup)
    const browser = givenBrowser()
    const tabs = Array.from({ length: 6 }, (_, index) => browser.tab({ isSeen: index === 0 }))
    await settle()
    const leading = () => tabs.flatMap(({ isLeading }, index) => (isLeading ? [index] : []))
    assert.deepEqual(leading(), [0])
    tabs[0].share.tell('news')
    assert.deepEqual(
      tabs.map(({ heard }) => heard.filter((said) => said === 'news').length),
      [0, 1, 1, 1, 1, 1]
    )
    await clock.pass(60_000)
    assert.deepEqual(leading(), [0])
    tabs[0].share.leave()
    await settle()
    assert.deepEqual(leading(), [1])
  })

  test('a tab that is looked at takes the place of one that sleeps, and of one that nobody sees', async ({
    assert,
    cleanup,
  }) => {
    const clock = givenClock(cleanup)
    const browser = givenBrowser()
    const first = browser.tab({ isSeen: true })
    const second = browser.tab({ isSeen: true })
    await settle()
    first.sleep()
    await clock.pass(SILENCE_MAX_MS - 1000)
    assert.isFalse(second.isLeading)
    await clock.pass(2000)
    assert.isTrue(second.isLeading)
    assert.isFalse(first.isLeading)
    second.isSeen = false
    const third = browser.tab({ isSeen: true })
    await settle()
    assert.isTrue(third.isLeading)
    assert.isFalse(second.isLeading)
    assert.deepEqual(third.heard, ['all is well'])
    assert.isBelow(BEAT_MS * 2, SILENCE_MAX_MS)
  })

  test('a tab that nobody sees takes nobody’s place, and asks when it is looked at', async ({
    assert,
    cleanup,
  }) => {
    const clock = givenClock(cleanup)
    const browser = givenBrowser()
    const first = browser.tab()
    const second = browser.tab()
    await settle()
    first.sleep()
    await clock.pass(60_000)
    assert.isTrue(first.isLeading)
    second.isSeen = true
    second.share.look()
    await clock.pass(SILENCE_MAX_MS)
    assert.isTrue(second.isLeading)
  })

  test('who says that all is over is heard by every other tab', async ({ assert, cleanup }) => {
    givenClock(cleanup)
    const browser = givenBrowser()
    const tabs = [browser.tab({ isSeen: true }), browser.tab(), browser.tab()]
    await settle()
    tabs[1].share.tellEnd()
    assert.deepEqual(
      tabs.map(({ hasEnded }) => hasEnded),
      [true, false, true]
    )
  })

  test('pauses grow from one second to sixty, and those who were cut off together come back apart', ({
    assert,
  }) => {
    const pauses = [1, 2, 3, 6, 7, 20].map((failures) => pauseBefore(failures, 0.5))
    assert.deepEqual(pauses, [1000, 2000, 4000, 32_000, 60_000, 60_000])
    assert.deepEqual([pauseBefore(1, 0), pauseBefore(1, 1)], [800, 1200])
    assert.deepEqual([pauseBefore(0, 0), pauseBefore(0, 1)], [0, 10_000])
  })
})
