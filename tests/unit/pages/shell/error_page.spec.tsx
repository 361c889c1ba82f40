import { test } from '@japa/runner'
import ErrorPage from '~/pages/content/error'
import { drawn } from './rendered'

test.group('Error page', () => {
  const cases = {
    '[E-02] 401 is told as unauthorized': [401, 'unauthorized', 'Unauthorized'],
    '[E-03] 403 is told as forbidden': [403, 'forbidden', 'Forbidden'],
    '[E-04] 404 is told as not found': [404, 'not_found', 'Not found'],
    '[E-05] 500 is told as an error of the server': [500, 'server_error', 'Server error'],
    '[E-06] 503 is told as maintenance': [
      503,
      'maintenance',
      'Temporarily unavailable for maintenance',
    ],
    '[E-07] a bad signature has words of its own': [
      403,
      'invalid_signature',
      'The link you followed has expired',
    ],
  } as const
  for (const [title, [status, code, words]] of Object.entries(cases)) {
    test(title, ({ assert }) => {
      const html = shown(status, code)
      assert.include(html, `<span class="sr">${status}</span>`)
      assert.include(html, words)
    })
  }

  test('[E-01] it shows the status, a text and the way home', ({ assert }) => {
    const html = shown(404, 'not_found')
    assert.include(html, '<span class="sr">404</span>')
    assert.match(html, /<h1>This page is not here<\/h1>/)
    assert.match(html, /<a[^>]*href="\/"[^>]*>.*Go to the home page/)
  })

  test('a status nobody wrote about has words too', ({ assert }) => {
    assert.include(shown(418, 'bad_request'), 'Something went wrong')
  })

  test('a broken page names the number to report', ({ assert }) => {
    assert.include(shown(500, 'server_error', 'abc123'), 'abc123')
  })
})

function shown(status: number, code: string, requestId: string | null = null): string {
  const page = { status, code, requestId } as unknown as Parameters<typeof ErrorPage>[0]
  return drawn({ children: <ErrorPage {...page} /> })
}
