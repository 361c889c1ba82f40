import { test } from '@japa/runner'

test.group('Home', () => {
  test('[H-03] the front page answers with its component', async ({ client }) => {
    const response = await client.get('/').withInertia()
    response.assertStatus(200)
    response.assertInertiaComponent('content/home')
  })
})
