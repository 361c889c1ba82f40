import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a test process runs on where nothing else is given; the storage folder is its own. */
export function prepareTestEnvironment() {
  const given: Record<string, string> = {
    HOST: '127.0.0.1',
    APP_URL: 'http://localhost:3333',
    APP_KEY: 'test-key-of-thirty-two-characters',
    CODE_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')},k0:${Buffer.alloc(32, 6).toString('base64')}`,
    STORAGE_PATH: mkdtempSync(join(tmpdir(), 'mesterpont-')),
    SMS_DRIVER: 'fake',
    MAIL_DRIVER: 'fake',
    COMPANY_DRIVER: 'fake',
    CONSULTANT_DRIVER: 'fake',
    OUTBOX_WORKER: 'false',
    DEMO: 'false',
    LOG_LEVEL: 'silent',
  }
  for (const [key, value] of Object.entries(given)) process.env[key] ??= value
  // The framework's command line names one port for all; runs beside each other must not meet on it.
  process.env.PORT = String(20_000 + (process.pid % 20_000))
}
