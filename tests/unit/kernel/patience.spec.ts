import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'
import { OutOfPatience, withPatience } from '#app/patience'

/** Keeps the process from listening, as heavy work does. */
function beBusy(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test.group('Patience with Redis', () => {
  test('an answer that came while the process was busy is an answer', async ({
    assert,
    cleanup,
  }) => {
    const echo = spawn('cat')
    cleanup(() => void echo.kill())
    echo.stdin.write('first')
    await once(echo.stdout, 'data')
    const answer = withPatience(once(echo.stdout, 'data'), 100)
    echo.stdin.write('PONG')
    // The timers that fell due meanwhile are called before the answer is read.
    setTimeout(() => beBusy(500), 10)
    beBusy(500)
    assert.equal(String(await answer), 'PONG')
  })

  test('silence ends after the patience, whoever else is waiting', async ({ assert }) => {
    const never = new Promise<never>(() => {})
    const start = performance.now()
    const long = withPatience(never, 300)
    await assert.rejects(() => withPatience(never, 100), OutOfPatience)
    const short = performance.now() - start
    assert.isAtLeast(short, 90)
    await assert.rejects(() => long, OutOfPatience)
    assert.isAtLeast(performance.now() - start, 290)
    assert.equal(await withPatience(Promise.resolve(7), 100), 7)
  })
})
