import { test } from '@japa/runner'
import {
  forgetDraft,
  forgetDraftOfNobody,
  keepDraft,
  keptDraft,
  withDraft,
} from '~/components/catalogue/checkout_draft'
import { isAt, shippingData, withAddress } from '~/components/catalogue/shipping_form'

/** A storage as browsers have it. */
function storage(refuses = false) {
  const kept = new Map<string, string>()
  const refuse = () => {
    throw new Error('Nothing is kept here')
  }
  return {
    getItem: (key: string) => (refuses ? refuse() : (kept.get(key) ?? null)),
    setItem: (key: string, text: string) => (refuses ? refuse() : void kept.set(key, text)),
    removeItem: (key: string) => (refuses ? refuse() : void kept.delete(key)),
  }
}

const shipping = shippingData({ last_name: 'Kovács', zip: '1119', city: 'Budapest' })
const draft = { shipping, decisions: { abc: false } }

function put(local: ReturnType<typeof storage>) {
  Object.defineProperty(globalThis, 'localStorage', { value: local, configurable: true })
}

test.group('Draft of a checkout', (group) => {
  group.each.setup(() => {
    const warn = console.warn
    console.warn = () => {}
    put(storage())
    return () => {
      console.warn = warn
      Reflect.deleteProperty(globalThis, 'localStorage')
    }
  })

  test('it is there for the same member only, until the order is placed', ({ assert }) => {
    keepDraft(7, draft)
    assert.containSubset(keptDraft(7), draft)
    assert.isUndefined(keptDraft(8))
    // It is nobody's business any more, and a third one finds nothing either.
    assert.isNull(localStorage.getItem('checkout-draft'))
    keepDraft(7, draft)
    forgetDraft()
    assert.isUndefined(keptDraft(7))
  })

  test('a page without a member forgets it, the scanner of the phone and an error do not', ({
    assert,
  }) => {
    keepDraft(7, draft)
    localStorage.setItem('scanning-member', '7')
    forgetDraftOfNobody({ memberId: 7, component: 'content/home', isShell: false })
    forgetDraftOfNobody({ component: 'points/scan', isShell: true })
    forgetDraftOfNobody({ component: 'content/error', isShell: false })
    assert.containSubset(keptDraft(7), draft)
    forgetDraftOfNobody({ component: 'auth/login', isShell: false })
    assert.isNull(localStorage.getItem('checkout-draft'))
    assert.equal(localStorage.getItem('scanning-member'), '7')
  })

  test('a browser that keeps nothing, and a text nobody can read, are no draft', ({ assert }) => {
    for (const text of ['{', '7', '[]', '{"memberId":7}']) {
      localStorage.setItem('checkout-draft', text)
      assert.isUndefined(keptDraft(7), text)
    }
    put(storage(true))
    keepDraft(7, draft)
    assert.isUndefined(keptDraft(7))
    forgetDraft()
  })

  test('only the fields of the form come back, and only texts', ({ assert }) => {
    const known = shippingData({ city: 'Pécs', zip: '7621' })
    const odd = { ...draft, shipping: { 'shipping.city': 'Győr', 'shipping.zip': 9, 'x': 'y' } }
    const merged = withDraft(known, odd as never)
    assert.deepEqual(merged, { ...known, 'shipping.city': 'Győr' })
    assert.equal(withDraft(known, undefined), known)
  })
})

test.group('Address of the company', () => {
  const company = {
    zip: '1117',
    city: 'Budapest',
    address: 'Építész utca',
    house_number: '26.',
    floor: null,
    door_number: null,
  }

  test('it replaces the address and nothing else', ({ assert }) => {
    const typed = { last_name: 'Kovács', city: 'Pécs', floor: 3, doorbell: 'K', note: 'Hátul' }
    let data = shippingData(typed)
    const setField = (name: keyof typeof data, text: string) => {
      data = { ...data, [name]: text }
    }
    assert.isFalse(isAt(data, company))
    withAddress({ data, errors: {}, setField }, company)
    assert.isTrue(isAt(data, company))
    assert.deepEqual(data, shippingData({ ...typed, ...company }))
  })
})
