import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Opens the system's Chromium, the one named by CHROMIUM_PATH, or else Playwright's own. */
export function openChromium() {
  const path = process.env.CHROMIUM_PATH ?? SYSTEM_CHROMIUM
  return chromium.launch({ executablePath: existsSync(path) ? path : undefined, args: FLAGS })
}
