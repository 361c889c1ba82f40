import { join } from 'node:path'
import { build, buildStamp, inputsHash } from '../../scripts/steps/build.mjs'
import { loadEnvironment } from '../../scripts/steps/environment.mjs'
import { startLock, takeLock } from '../../scripts/steps/lock.mjs'

const ROOT = join(import.meta.dirname, '..', '..')

/** Folder of the production build: that of the test run, which other suites use at this moment, else made first where a source is newer. */
export async function productionBuild(): Promise<string> {
  if (process.env.TEST_BUILD) return process.env.TEST_BUILD
  if (buildStamp() !== inputsHash(ROOT)) {
    // A shop that runs from this folder would lose its files under a build.
    const release = takeLock(startLock(loadEnvironment(ROOT, {}).environment))
    try {
      await build(process.env)
    } finally {
      release()
    }
  }
  return join(ROOT, 'build')
}
