import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { inertiaApiClient } from '@adonisjs/inertia/plugins/api_client'
import { sessionApiClient } from '@adonisjs/session/plugins/api_client'
import { shieldApiClient } from '@adonisjs/shield/plugins/api_client'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { browserClient } from '@japa/browser-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { migrateDatabases } from '#app/database/migrate'
import { forgetPages } from '#app/guest_pages/kept_pages'
import { closeStreams } from '#app/realtime/streams'
import { connectRedis, usesRedis } from '#app/redis/redis'
import { openShortWays } from '#app/shortcut/short_way'
import { closingOpened, launchBrowser } from '#tests/support/browser'
import { stopCommandHost } from '#tests/support/command_line'
import { removeTemplates } from '#tests/support/fresh_database'
import { reporters as chosenReporters } from '#tests/support/reporters'
import { storedSessions } from '#tests/support/sessions'

export const plugins: Config['plugins'] = [
  assert(),
  pluginAdonisJS(app),
  apiClient(),
  browserClient({ runInSuites: ['browser'], launcher: () => launchBrowser() }),
  sessionApiClient(app),
  storedSessions(),
  shieldApiClient(),
  authApiClient(app),
  inertiaApiClient(app),
]

export const reporters: Config['reporters'] = chosenReporters

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [
    async () => {
      await migrateDatabases(app)
    },
  ],
  teardown: [stopCommandHost, removeTemplates],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name === 'unit') return
  // What the test before has shown to guests is not what this one has prepared.
  suite.onGroup((group) => void group.each.setup(() => forgetPages()))
  if (suite.name === 'browser') suite.onGroup((group) => void group.each.setup(closingOpened))
  suite.setup(async () => {
    // As a server does before it answers.
    if (usesRedis) await connectRedis()
    const close = await testUtils.httpServer().start()
    await openShortWays()
    return () => {
      // A page that a failed test has left open holds its stream, for which the server would wait.
      closeStreams()
      return close()
    }
  })
}
