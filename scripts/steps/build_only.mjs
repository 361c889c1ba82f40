import { build } from './build.mjs'
import { loadEnvironment } from './environment.mjs'
import { guarded } from './failure.mjs'
import { install } from './install.mjs'
import { startLock, takeLock } from './lock.mjs'
import { say } from './narration.mjs'
import { ROOT } from './paths.mjs'

/** `npm run build`: installs and builds what changed, for `npm run serve`. */
export const main = () =>
  guarded(async () => {
    const { environment } = loadEnvironment(ROOT)
    // A running `npm start` serves from the folder that a build empties.
    process.on('exit', takeLock(startLock(environment)))
    await install()
    const built = await build(environment)
    say(
      built ? 'The production build is in build/.' : 'The production build in build/ is up to date.'
    )
  })
