import { test } from '@japa/runner'
import { dataProvider } from '../../../../admin/providers/data_provider'

/** A server with so many orders that hands out fifty at a time at most. */
function serverOf(total: number) {
  const asked: string[] = []
  const former = { fetch: globalThis.fetch, document: globalThis.document }
  globalThis.document = { cookie: '' } as Document
  globalThis.fetch = async (address) => {
    const query = new URL(String(address), 'http://localhost').searchParams
    const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))]
    asked.push(`${page}/${size}`)
    if (size > 50) return new Response('{"errors":[]}', { status: 422 })
    const begin = (page - 1) * size
    const length = Math.max(Math.min(size, total - begin), 0)
    const data = Array.from({ length }, (_, index) => ({ id: begin + index + 1 }))
    return new Response(JSON.stringify({ data, total, meta: { waiting: {} } }))
  }
  return { asked, close: () => void Object.assign(globalThis, former) }
}

const ordersOf = (perPage: number) =>
  dataProvider.getList('orders', {
    pagination: { page: 1, perPage },
    sort: { field: 'placed_at', order: 'ASC' },
    filter: {},
  })

test.group('Lists longer than a page of the server', () => {
  for (const [total, pages, found] of [
    [120, ['1/50', '2/50', '3/50'], 120],
    [100, ['1/50', '2/50'], 100],
    [30, ['1/50'], 30],
    [9000, Array.from({ length: 10 }, (_, index) => `${index + 1}/50`), 500],
  ] as const) {
    test(`choosing all of ${total} reads page by page, five hundred at most`, async ({
      assert,
      cleanup,
    }) => {
      const { asked, close } = serverOf(total)
      cleanup(close)
      const { data, total: told } = await ordersOf(500)
      assert.deepEqual(asked, pages)
      assert.deepEqual(
        data.map(({ id }) => id),
        Array.from({ length: found }, (_, index) => index + 1)
      )
      assert.equal(told, total)
    })
  }

  test('a page the server can give is asked for as it is', async ({ assert, cleanup }) => {
    const { asked, close } = serverOf(120)
    cleanup(close)
    const { data } = await ordersOf(50)
    assert.deepEqual(asked, ['1/50'])
    assert.lengthOf(data, 50)
  })
})
