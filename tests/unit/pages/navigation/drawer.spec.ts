import { test } from '@japa/runner'
import { drawerIn, withDrawer } from '~/navigation/drawer'

test.group('Drawers in the address', () => {
  test('[L-15] a drawer takes the place of another one and leaves the rest alone', ({ assert }) => {
    assert.equal(withDrawer('/profil?page=2#x', 'cart'), '/profil?page=2&drawer=cart#x')
    assert.equal(withDrawer('/profil?drawer=cart', 'notifications'), '/profil?drawer=notifications')
    assert.equal(withDrawer('/profil?drawer=cart&page=2', null), '/profil?page=2')
  })

  test('only drawers that exist are opened', ({ assert }) => {
    assert.equal(drawerIn('/?drawer=cart'), 'cart')
    assert.equal(drawerIn('/?drawer=notifications'), 'notifications')
    assert.isNull(drawerIn('/?drawer=other'))
    assert.isNull(drawerIn('/'))
  })
})
