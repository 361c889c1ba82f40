import { test } from '@japa/runner'
import type { Data } from '@generated/data'
import { NOTHING, withNews, withPage } from '~/notifications/listed'
import { PER_PAGE, type Notification, type NotificationNews } from '~/notifications/notification'
import { NotificationList } from '~/notifications/notification_list'

/** The type check compares what the server sends with what pages read. @source requirements N-01 and D-28 */
const asRead = (sent: Data.Notifications.List.Notification): Notification => sent

const note = (id: number, readAt: number | null = null): Notification => ({
  id,
  type: 'info',
  read_at: readAt,
  created_at: id,
  data: { message: `Message ${id}`, action: null, actions: [] },
})

/** Notifications from one id down to another. */
const notes = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => note(from - index))

const page = (data: Notification[], total: number, current = 1) => ({
  data,
  total,
  current_page: current,
})
const created = (id: number): NotificationNews => ({
  event: 'notification.created',
  notification: note(id),
  count: 1,
  at: id,
})
const read = (news: { ids?: number[]; up_to?: number }): NotificationNews => ({
  event: 'notification.read',
  count: 0,
  at: 99,
  ...news,
})
const idsOf = ({ rows }: { rows: Notification[] }) => rows.map(({ id }) => id)
const readOf = ({ rows }: { rows: Notification[] }) =>
  rows.filter(({ read_at: at }) => at !== null).map(({ id }) => id)

test.group('What of the list is here', () => {
  test('[N-06] [U-09] pages of 20 follow each other, each notification once, until all are there', ({
    assert,
  }) => {
    assert.equal(PER_PAGE, 20)
    const first = withPage(NOTHING, page(notes(45, 26), 45))
    assert.deepInclude(first, { pages: 1, asOf: 45, hasMore: true })
    const second = withPage(withNews(first, created(46)), page(notes(26, 7), 45, 2))
    assert.deepEqual(idsOf(second), idsOf({ rows: notes(46, 7) }))
    assert.deepInclude(second, { pages: 2, asOf: 45, hasMore: true })
    assert.isFalse(withPage(second, page(notes(6, 1), 45, 3)).hasMore)
    assert.isFalse(withPage(NOTHING, page(notes(20, 1), 20)).hasMore)
    assert.deepEqual(withPage(NOTHING, page([], 0)), { ...NOTHING, pages: 1 })
  })

  test('[N-01] a notification of the server is one of the pages', ({ assert }) => {
    const [sent] = notes(7, 7) as Data.Notifications.List.Notification[]
    assert.deepEqual(Object.keys(asRead(sent)), ['id', 'type', 'read_at', 'created_at', 'data'])
    assert.deepEqual(Object.keys(asRead(sent).data), ['message', 'action', 'actions'])
  })

  test('[N-07] [N-17] news comes first, what was read stays read, and the same news changes nothing', ({
    assert,
  }) => {
    const first = withPage(NOTHING, page(notes(30, 11), 30))
    const told = withNews(withNews(first, created(31)), created(31))
    assert.deepEqual(idsOf(told).slice(0, 2), [31, 30])
    assert.deepEqual(readOf(withNews(told, read({ ids: [31, 12] }))), [31, 12])
    const all = withNews(told, read({ up_to: 30 }))
    assert.lengthOf(readOf(all), 20)
    assert.isNull(all.rows[0].read_at)
    assert.equal(withNews(all, created(30)).rows[1].read_at, 99)
    assert.deepEqual(idsOf(withNews(first, created(5))), idsOf(first))
  })
})

/** A list whose answers a test gives. */
function givenList(ready = Promise.resolve()) {
  const asked: { page: number; asOf: number | null }[] = []
  const waiting: { answer(data: Notification[], total: number): void; refuse(): void }[] = []
  const list = new NotificationList({
    ready: () => ready,
    read: (wanted, asOf) => {
      asked.push({ page: wanted, asOf })
      return new Promise((resolve, reject) =>
        waiting.push({
          answer: (data, total) => resolve(page(data, total, wanted)),
          refuse: () => reject(new Error('503')),
        })
      )
    },
  })
  return { list, asked, waiting }
}

async function settle() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

test.group('The list of a tab', () => {
  test('[N-05] page 1 is asked for once, the next ones from the first id that was seen', async ({
    assert,
  }) => {
    const { list, asked, waiting } = givenList()
    void list.load()
    void list.load()
    await settle()
    waiting[0].answer(notes(45, 26), 45)
    await settle()
    await list.load()
    assert.deepEqual(asked, [{ page: 1, asOf: null }])
    list.hear(created(46))
    void list.more()
    void list.more()
    await settle()
    waiting[1].answer(notes(25, 6), 45)
    await settle()
    assert.deepEqual(asked.slice(1), [
      { page: 2, asOf: 45 },
      { page: 3, asOf: 45 },
    ])
    waiting[2].answer(notes(5, 1), 45)
    await settle()
    await list.more()
    assert.lengthOf(asked, 3)
    assert.deepEqual(idsOf(list.sight()), idsOf({ rows: notes(46, 1) }))
  })

  test('what happens while a page is on its way is not lost by its answer', async ({ assert }) => {
    const { list, waiting } = givenList()
    void list.load()
    await settle()
    list.hear(created(3))
    list.hear(read({ ids: [2] }))
    waiting[0].answer(notes(2, 1), 2)
    await settle()
    assert.deepEqual(idsOf(list.sight()), [3, 2, 1])
    assert.deepEqual(readOf(list.sight()), [2])
  })

  test('after a lost connection all pages that are here are read again, none is missed or doubled', async ({
    assert,
  }) => {
    const { list, asked, waiting } = givenList()
    void list.load()
    await settle()
    waiting[0].answer(notes(45, 26), 45)
    await settle()
    void list.more()
    await settle()
    waiting[1].answer(notes(25, 6), 45)
    await settle()
    void list.refresh()
    await settle()
    waiting[2].answer(notes(75, 56), 75)
    await settle()
    waiting[3].answer(notes(55, 36), 75)
    await settle()
    assert.deepEqual(asked.slice(2), [
      { page: 1, asOf: null },
      { page: 2, asOf: 75 },
    ])
    assert.deepEqual(idsOf(list.sight()), idsOf({ rows: notes(75, 36) }))
    assert.isTrue(list.sight().hasMore)
  })

  test('[N-16] a page that cannot be had is only logged, and may be asked for again', async ({
    assert,
  }) => {
    const { error } = console
    const logged: unknown[] = []
    console.error = (...said) => logged.push(said)
    const { list, waiting } = givenList()
    void list.load()
    await settle()
    waiting[0].refuse()
    await settle()
    console.error = error
    assert.equal(list.sight().phase, 'failed')
    assert.lengthOf(logged, 1)
    void list.more()
    await settle()
    waiting[1].answer(notes(1, 1), 1)
    await settle()
    assert.deepInclude(list.sight(), { phase: 'ready', pages: 1 })
  })

  test('[N-05] page 1 that another tab tells while the stream is waited for is not followed by page 2', async ({
    assert,
  }) => {
    let hear = () => {}
    const { list, asked } = givenList(new Promise((resolve) => (hear = resolve)))
    const loaded = list.load()
    await settle()
    list.take(page(notes(45, 26), 45))
    hear()
    await loaded
    assert.deepEqual(asked, [])
    assert.deepInclude(list.sight(), { phase: 'ready', pages: 1, hasMore: true })
  })

  test('[N-16] [N-17] a page that could not be had is read again once another tab has it, or the stream comes', async ({
    assert,
    cleanup,
  }) => {
    const { error } = console
    console.error = () => {}
    cleanup(() => void (console.error = error))
    const { list, asked, waiting } = givenList()
    void list.load()
    await settle()
    list.take(page(notes(2, 1), 2))
    waiting[0].refuse()
    await settle()
    assert.deepEqual(asked[1], { page: 1, asOf: null })
    waiting[1].refuse()
    await settle()
    assert.equal(list.sight().phase, 'failed')
    assert.isTrue(list.isBegun)
    void list.refresh()
    await settle()
    waiting[2].answer(notes(2, 1), 2)
    await settle()
    assert.deepInclude(list.sight(), { phase: 'ready', pages: 1 })
    list.forget()
    await list.refresh()
    assert.lengthOf(asked, 3)
  })

  test('an answer to the member before is not shown to the next', async ({ assert }) => {
    const { list, waiting } = givenList()
    void list.load()
    await settle()
    list.forget()
    waiting[0].answer(notes(2, 1), 2)
    await settle()
    assert.deepInclude(list.sight(), { phase: 'unread', pages: 0, rows: [] })
  })
})
