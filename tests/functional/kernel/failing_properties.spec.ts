import testUtils from '@adonisjs/core/services/test_utils'
import { InertiaManager } from '@adonisjs/inertia'
import { test } from '@japa/runner'
import { pageObjectOf } from '#app/shortcut/page_object'

const rejected = () => Promise.reject(new Error('down'))
const thrown = () => {
  throw new Error('down')
}
const FAILING = [{ rejected }, { thrown }, { rejected, thrown }, { thrown, rejected }]

async function built(props: object) {
  const ctx = await testUtils.createHttpContext()
  const inertia: any = (await ctx.containerResolver.make(InertiaManager)).createForRequest(ctx)
  return inertia.page('profile/show', props)
}

function builtShortly(props: Record<string, unknown>) {
  const request = { member: { id: 1, email: '' }, locale: 'hu', header: () => undefined }
  return pageObjectOf(request as never, { component: 'profile/show', props }, '/profil')
}

test.group('Properties that fail', () => {
  for (const [way, build] of Object.entries({ usual: built, short: builtShortly })) {
    test(`fail a page of the ${way} way, and leave no promise unheard`, async ({
      assert,
      cleanup,
    }) => {
      const unheard: unknown[] = []
      const note = (error: unknown) => void unheard.push(error)
      process.on('unhandledRejection', note)
      cleanup(() => void process.off('unhandledRejection', note))
      for (const props of FAILING) await assert.rejects(() => build(props), 'down')
      await new Promise((resolve) => setImmediate(resolve))
      // Such a one would end the server.
      assert.isEmpty(unheard)
    })
  }
})
