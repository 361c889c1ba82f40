import { test } from '@japa/runner'
import { LOCALES } from '#tests/support/accessible/scene'
import { SCENES } from '#tests/support/accessible/scenes'
import { Sweep } from '#tests/support/accessible/sweep'
import { givenWorld } from '#tests/support/accessible/world'
import { endGames } from '#tests/support/games'
import { removeQuestionnaires } from '#tests/support/questionnaires'
import { removeSurveys } from '#tests/support/surveys'
import '#tests/support/failing_routes'

test.group('Pages for everybody', (group) => {
  let sweep: Sweep | undefined

  group.teardown(async () => {
    await sweep?.close()
    await endGames()
    await removeSurveys()
    await removeQuestionnaires()
  })

  for (const scene of SCENES) {
    test(`[L-22] ${scene.name}`, async ({ assert, browser, cleanup }) => {
      sweep ??= new Sweep(await givenWorld(), browser)
      const undo = await scene.prepare?.(sweep.world)
      if (undo) cleanup(async () => void (await undo()))
      const found = await Promise.all(LOCALES.map((locale) => sweep!.faultsOf(scene, locale)))
      assert.deepEqual(found.flat(), [])
    })
  }
})
