import type { HttpContext } from '@adonisjs/core/http'
import testUtils from '@adonisjs/core/services/test_utils'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { InertiaManager } from '@adonisjs/inertia'
import { test } from '@japa/runner'
import { frameworkPage } from '#app/inertia/plain_properties'
import InertiaMiddleware from '#start/inertia_middleware'

class TitleTransformer extends BaseTransformer<{ title: string; secret: string }> {
  toObject() {
    return { title: this.resource.title }
  }
}

const GIFT = { title: 'Kalapács', secret: 'cost price' }

/** Properties of every kind there is; what is lazy notes that it was asked for. */
function properties({ inertia }: HttpContext, asked: string[] = []) {
  const lazy = (name: string, value: unknown) => () => (asked.push(name), value)
  return {
    text: 'plain',
    none: null,
    missing: undefined,
    list: [{ a: 1 }, { b: [2, 3] }],
    object: { deep: { deeper: [null, 'x'] } },
    lazy: lazy('lazy', { n: 1 }),
    promised: lazy('promised', Promise.resolve([1, 2])),
    always: inertia.always({ here: true }),
    deferred: inertia.defer(lazy('deferred', 'later') as any),
    grouped: inertia.defer(lazy('grouped', 'later') as any, 'group'),
    optional: inertia.optional(lazy('optional', 'on demand') as any),
    merged: inertia.merge([1, 2]),
    mergedDeep: inertia.deepMerge({ a: [1] }),
    once: inertia.once(lazy('once', 'kept') as any),
    gift: TitleTransformer.transform(GIFT),
    lazyGift: async () => TitleTransformer.transform(GIFT),
    gifts: { of: TitleTransformer.transform([GIFT]), count: 1 },
    locale: 'own before shared',
  }
}

type Built = { page: any; asked: string[] }

/** The same page as the shop builds it and as the framework does. */
async function bothWays(
  headers: Record<string, string> = {}
): Promise<{ shop: Built; own: Built }> {
  const middleware = new InertiaMiddleware()
  const build = async (isShop: boolean): Promise<Built> => {
    const ctx = await testUtils.createHttpContext()
    Object.assign(ctx.request.request.headers, { 'x-inertia': 'true', ...headers })
    const inertia: any = (await ctx.containerResolver.make(InertiaManager)).createForRequest(ctx)
    ctx.inertia = inertia
    inertia.flash(() => ({ status: 'saved' }))
    if (!isShop) inertia.share(() => middleware.share(ctx))
    const asked: string[] = []
    const props = properties(ctx, asked)
    const page = isShop
      ? await inertia.page('profile/show', props)
      : await frameworkPage.call(inertia, 'profile/show', props)
    return { page: JSON.parse(JSON.stringify(page)), asked: asked.toSorted() }
  }
  return { shop: await build(true), own: await build(false) }
}

test.group('Plain properties of pages', () => {
  test('a visit is told what the framework would tell', async ({ assert }) => {
    const { shop, own } = await bothWays()
    assert.deepEqual(shop, own)
    assert.deepEqual(shop.asked, ['lazy', 'once', 'promised'])
    assert.deepEqual(shop.page.deferredProps, { default: ['deferred'], group: ['grouped'] })
    assert.deepEqual(shop.page.props.gift, { title: 'Kalapács' })
    assert.notInclude(JSON.stringify(shop.page), GIFT.secret)
    assert.includeMembers(shop.page.sharedProps, ['cart', 'menu', 'productName'])
    assert.property(shop.page.props, 'footerLinks')
  })

  const reloads: Record<string, string>[] = [
    { 'x-inertia-partial-data': 'lazy,deferred,menu' },
    { 'x-inertia-partial-data': 'optional,gifts,once,merged' },
    { 'x-inertia-partial-data': 'merged', 'x-inertia-reset': 'merged' },
    { 'x-inertia-partial-except': 'lazy,menu,gift' },
  ]
  for (const headers of reloads) {
    test(`so is a partial reload with ${JSON.stringify(headers)}`, async ({ assert }) => {
      const partial = { 'x-inertia-partial-component': 'profile/show', ...headers }
      const { shop, own } = await bothWays(partial)
      assert.deepEqual(shop, own)
    })
  }

  test('a reload of another page is a visit, and what the browser kept is not told again', async ({
    assert,
  }) => {
    const elsewhere = { 'x-inertia-partial-component': 'other', 'x-inertia-partial-data': 'lazy' }
    const other = await bothWays(elsewhere)
    assert.deepEqual(other.shop, other.own)
    assert.property(other.shop.page.props, 'text')
    const kept = await bothWays({ 'x-inertia-except-once-props': 'once' })
    assert.deepEqual(kept.shop, kept.own)
    assert.notProperty(kept.shop.page.props, 'once')
  })

  test('what fails while a property is read fails the page', async ({ assert, cleanup }) => {
    const ctx = await testUtils.createHttpContext()
    const inertia: any = (await ctx.containerResolver.make(InertiaManager)).createForRequest(ctx)
    ctx.inertia = inertia
    const rejected = () => Promise.reject(new Error('down'))
    const thrown = () => {
      throw new Error('down')
    }
    const unheard: unknown[] = []
    const note = (error: unknown) => void unheard.push(error)
    process.on('unhandledRejection', note)
    cleanup(() => void process.off('unhandledRejection', note))
    for (const props of [{ rejected }, { thrown }, { rejected, thrown }, { thrown, rejected }]) {
      await assert.rejects(() => inertia.page('profile/show', props), 'down')
    }
    await new Promise((resolve) => setImmediate(resolve))
    // Such a one would end the server.
    assert.isEmpty(unheard)
  })
})
