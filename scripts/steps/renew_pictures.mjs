import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GENERATING } from '../legs/checks.mjs'
import { endLegs, legEnvironment } from '../legs/run.mjs'
import { runSuite } from '../legs/suites.mjs'
import { findChromium } from '../services/chromium.mjs'
import { build } from './build.mjs'
import { Failure, guarded } from './failure.mjs'
import { install } from './install.mjs'
import { say } from './narration.mjs'
import { onStopSignal } from './server.mjs'

const LEG = {
  name: 'pictures',
  suite: 'browser',
  files: 'browser/looks/key_screens.spec.ts',
  needs: 'Chromium',
  needsBuild: true,
  secondsMax: 1800,
}

/** `npm run pictures`: takes the pictures that the tests compare with, and those of the README. Nothing else renews them. */
export const main = () =>
  guarded(async () => {
    if (!findChromium()) throw new Failure('There is no Chromium: install the package "chromium".')
    const folder = mkdtempSync(join(tmpdir(), 'mesterpont-pictures-'))
    process.on('exit', () => {
      endLegs()
      rmSync(folder, { recursive: true, force: true })
    })
    onStopSignal(() => process.exit(1))
    await install()
    await build(legEnvironment(folder, GENERATING))
    process.env.RENEW_PICTURES = 'true'
    const { failed, output } = await runSuite(LEG, { folder })
    if (failed) throw new Failure(`The pictures could not be taken.\n${output}`)
    say('The pictures are renewed: "git diff --stat" tells which ones changed.')
    process.exit(0)
  })
