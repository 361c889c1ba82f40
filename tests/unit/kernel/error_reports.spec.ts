import { test } from '@japa/runner'
import { DatabaseStalled } from '#app/exceptions/database_errors'
import HttpExceptionHandler from '#app/exceptions/handler'
import { Maintenance } from '#app/exceptions/page_exceptions'
import { Overloaded } from '#app/load/bounded_line'

type Line = [level: string, said: object, words: string]

async function linesOf(error: unknown): Promise<Line[]> {
  const lines: Line[] = []
  const at = (level: string) => (said: object, words: string) => lines.push([level, said, words])
  const logger = { debug: at('debug'), warn: at('warn'), error: at('error') }
  await new HttpExceptionHandler().report(error, { logger } as any)
  return lines
}

test.group('What the log is told of a failed request', () => {
  test('a shop with too much to do is a warning of one line, without a stack', async ({
    assert,
  }) => {
    const said = { status: 503, code: 'unavailable' }
    assert.deepEqual(await linesOf(new Overloaded(3)), [['warn', said, 'Too much of this at once']])
  })

  test('a closed shop and a silent database are told once, elsewhere', async ({ assert }) => {
    for (const error of [new Maintenance(), new DatabaseStalled()]) {
      const [[level]] = await linesOf(error)
      assert.equal(level, 'debug')
    }
  })

  test('what nobody foresaw is an error with its stack', async ({ assert }) => {
    const error = new Error('no such column')
    const [[level, said]] = await linesOf(error)
    assert.equal(level, 'error')
    assert.include(said, { err: error, status: 500 })
  })
})
