import '#tests/support/probe_routes'
import { test } from '@japa/runner'
import { LATE } from '#tests/support/probe_routes'

test.group('Page payload', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  test('[G-05] deferred properties are listed and left out until asked for', async ({
    client,
    assert,
  }) => {
    const first = (await client.get('/proba/deferred').withInertia()).body()
    assert.deepEqual(first.deferredProps, { slow: ['late'] })
    assert.notProperty(first.props, 'late')
    const second = await client
      .get('/proba/deferred')
      .withInertiaPartialReload('content/home', ['late'])
    assert.equal(second.body().props.late, LATE)
  })

  test('[G-06] [G-40] a dialog travels with its key and the way back', async ({
    client,
    assert,
  }) => {
    const request = client
      .get('/proba/dialog?base=/alap')
      .header('referer', 'http://127.0.0.1/x')
      .header('x-dialog-key', 'abcdefghij')
      .header('x-dialog-redirect', '/honnan?page=2')
      .withInertiaPartialReload('content/home', ['dialog', 'errors'])
    const { component, props } = (await request).body()
    assert.equal(component, 'content/home')
    assert.notProperty(props, 'member', 'the page below is not computed')
    assert.containsSubset(props.dialog, {
      key: 'abcdefghij',
      component: 'content/page',
      baseUrl: '/alap',
      redirectUrl: '/honnan?page=2',
    })
    assert.equal(props.dialog.props.page.title, 'Over the page')
  })

  test('[G-06] a dialog opened by its own address brings the page below', async ({
    client,
    assert,
  }) => {
    const { props } = (await client.get('/proba/dialog').withInertia()).body()
    assert.containsSubset(props.dialog, { key: 'probe', redirectUrl: null })
    assert.property(props, 'member')
  })

  test('a dialog never leads back to another site', async ({ client, assert }) => {
    for (const address of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']) {
      const request = client.get('/proba/dialog').header('x-dialog-redirect', address)
      assert.isNull((await request.withInertia()).body().props.dialog.redirectUrl)
    }
  })

  test('[G-08] errors stand under the bag the request names', async ({ client, assert }) => {
    const response = await client
      .post('/proba/bag')
      .withCsrfToken()
      .withInertia()
      .header('x-inertia-error-bag', 'shipping')
      .header('referer', '/')
      .form({ 'shipping[zip]': '12' })
    assert.deepEqual(response.body().props.errors, { shipping: { 'shipping.zip': 'invalid' } })
  })
})
