import { test } from '@japa/runner'
import { givenMember } from '#tests/support/members'

function preloaded(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" as="font"[^>]+href="[^"]*\/([\w-]+?)-wght/g)].map(
    ([, face]) => face
  )
}

test.group('Font preload', () => {
  test('a Hungarian page asks early for the letters ő and ű', async ({ client, assert }) => {
    const member = await givenMember({ locale: 'hu' })
    const page = await client.get('/').withGuard('member').loginAs(member)
    assert.deepEqual(preloaded(page.text()), [
      'sofia-sans-latin',
      'sofia-sans-latin-ext',
      'sofia-sans-extra-condensed-latin',
      'sofia-sans-extra-condensed-latin-ext',
    ])
  })

  test('an English page needs the plain letters only', async ({ client, assert }) => {
    const page = await client.get('/')
    assert.deepEqual(preloaded(page.text()), [
      'sofia-sans-latin',
      'sofia-sans-extra-condensed-latin',
    ])
  })
})
