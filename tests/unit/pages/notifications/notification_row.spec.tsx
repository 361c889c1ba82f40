import { routes } from '@generated/registry'
import { test } from '@japa/runner'
import { renderToStaticMarkup } from 'react-dom/server'
import { NotificationRow } from '~/components/notifications/notification_row'
import { initialiseRouting } from '~/navigation/route'
import { ROUTE_TABLE } from '~/navigation/route_table'
import type { Notification } from '~/notifications/notification'
import { Catalogue, speakFrom } from '~/translation/catalogue'
import english from '../../../../lang/en.json' with { type: 'json' }

/** A notification as HTML; what is not said is that of an unread one without a link. */
function drawn({
  data,
  ...rest
}: Partial<Omit<Notification, 'data'>> & { data?: Partial<Notification['data']> }): string {
  speakFrom(new Catalogue('en', english))
  initialiseRouting({ routes, table: ROUTE_TABLE, defaults: {}, port: null })
  const notification = {
    id: 1,
    type: 'info',
    read_at: null,
    created_at: Date.now(),
    data: { message: 'The parcel is here', action: null, actions: [], ...data },
    ...rest,
  }
  return renderToStaticMarkup(<NotificationRow notification={notification} />)
}

test.group('A row of the list', () => {
  test('[N-10] each type has its disc and its icon, an unknown one those of other', ({
    assert,
  }) => {
    const looks = ['info', 'success', 'warning', 'error', 'gift', 'other', 'strange'].map(
      (type) => {
        const [, disc, icon] = /class="disc (\w+)"><svg[^>]*class="lucide lucide-([\w-]+)/.exec(
          drawn({ type })
        )!
        return `${type}: ${disc} ${icon}`
      }
    )
    assert.deepEqual(looks, [
      'info: info info',
      'success: ok circle-check',
      'warning: warn triangle-exclamation-point',
      'error: bad circle-exclamation-point',
      'gift: gift gift',
      'other: other megaphone',
      'strange: other megaphone',
    ])
  })

  test('[N-07] one is unread until it is read, in its look and in words', ({ assert }) => {
    assert.match(drawn({}), /class="note-row unread".*Just now<span class="sr">, unread<\/span>/)
    const read = drawn({ read_at: 5 })
    assert.notInclude(read, 'unread')
    assert.include(read, '<p>The parcel is here</p>')
  })

  test('[N-09] the row and its actions are links, an action that is off is none', ({ assert }) => {
    const html = drawn({
      data: {
        action: '/rendelesek/7',
        actions: [
          { action: '/rendelesek/8', title: 'Follow', disabled: false },
          { action: '/rendelesek/9', title: 'Return', disabled: true },
        ],
      },
    })
    assert.match(html, /<a class="whole" href="\/rendelesek\/7">The parcel is here<\/a>/)
    assert.match(html, /<a[^>]*href="\/rendelesek\/8"[^>]*><span>Follow/)
    assert.notInclude(html, '/rendelesek/9')
    assert.match(html, /<button[^>]*disabled=""[^>]*><span>Return/)
  })
})
