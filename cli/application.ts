import type { ApplicationService } from '@adonisjs/core/types'

/** Boots the application for one command and ends it afterwards; `--help` never gets here. */
export async function withApplication<Result>(
  work: (app: ApplicationService) => Promise<Result>
): Promise<Result> {
  const { ignite } = await import('../bin/ignite.js')
  const app = ignite().createApp('console')
  await app.init()
  await app.boot()
  await app.start(() => {})
  try {
    return await work(app)
  } finally {
    await app.terminate()
  }
}
