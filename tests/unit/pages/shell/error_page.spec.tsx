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

  const LOG_IN = 'Log in /belepes'
  const AGAIN = 'Try again /gyik?a=1'
  const HOME = 'Go to the home page /'
  const offered = [
    [401, 'unauthorized', [LOG_IN, HOME]],
    [403, 'forbidden', [HOME]],
    [403, 'invalid_signature', [HOME]],
    [404, 'not_found', [HOME]],
    [418, 'bad_request', [HOME]],
    [429, 'throttled', [AGAIN, HOME]],
    [500, 'server_error', [AGAIN, HOME]],
    [502, 'no_page', [AGAIN, HOME]],
    [503, 'maintenance', [AGAIN, HOME]],
    [503, 'unavailable', [AGAIN, HOME]],
    [503, 'outcome_unknown', [HOME]],
    [504, 'server_error', [AGAIN, HOME]],
  ] as const
  for (const [status, code, links] of offered) {
    test(`[E-01] ${status} ${code} offers, in this order: ${links.join(', ')}`, ({ assert }) => {
      assert.deepEqual(linksOf(shown(status, code)), [...links])
    })
  }

  test('[E-01] what is offered first has the look of the one act, the way home beside it has not', ({
    assert,
  }) => {
    assert.deepEqual(looksOf(shown(503, 'maintenance')), ['btn big', 'btn second big'])
    assert.deepEqual(looksOf(shown(404, 'not_found')), ['btn big'])
  })

  test('a status nobody wrote about has words too', ({ assert }) => {
    assert.include(shown(418, 'bad_request'), 'Something went wrong')
  })

  test('a broken page names the number to report', ({ assert }) => {
    assert.include(shown(500, 'server_error', 'abc123'), 'abc123')
  })
})

const BUTTON = /<a [^>]*class="(btn[^"]*)"[^>]*>(.*?)<\/a>/g

/** Text and address of each link that looks like a button, below the heading. */
function linksOf(html: string): string[] {
  return buttonsOf(html).map(([link, , content]) => {
    const href = /href="([^"]*)"/.exec(link)![1]
    return `${content.replace(/<[^>]+>/g, '')} ${href}`
  })
}

const looksOf = (html: string) => buttonsOf(html).map(([, look]) => look)

const buttonsOf = (html: string) => {
  const [, below] = /<h1>(.*?)<\/main>/s.exec(html)!
  return [...below.matchAll(BUTTON)]
}

function shown(status: number, code: string, requestId: string | null = null): string {
  const page = { status, code, requestId, again: '/gyik?a=1' } as unknown as Parameters<
    typeof ErrorPage
  >[0]
  return drawn({ children: <ErrorPage {...page} /> })
}
