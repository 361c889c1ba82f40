import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { compare, DIFFERENT_MOST, keptForm } from './compare.js'
import type { Camera } from './take.js'

/** Set by `npm run pictures` alone. */
export const isRenewing = process.env.RENEW_PICTURES === 'true'

export const ALBUM = app.makePath('tests/pictures')
const MAJOR_FILE = join(ALBUM, 'chromium.txt')
const FAULTS = app.makePath('tmp/pictures')

/** The major version of the browser that the pictures were made with. */
export const majorOfAlbum = () =>
  existsSync(MAJOR_FILE) ? readFileSync(MAJOR_FILE, 'utf8').trim() : 'none'

/** Begins to renew the album with a browser of this version; pictures of other names go. */
export function beginAlbum(major: string, names: string[]): void {
  mkdirSync(ALBUM, { recursive: true })
  writeFileSync(MAJOR_FILE, `${major}\n`)
  const kept = new Set(['chromium.txt', ...names.map((name) => `${name}.webp`)])
  for (const file of readdirSync(ALBUM)) if (!kept.has(file)) rmSync(join(ALBUM, file))
}

export const fileOf = (name: string) => join(ALBUM, `${name}.webp`)

/** Puts what is shown into the album while it is renewed; else tells in a sentence how it differs from the picture that is there. */
export async function keepOrCompare(name: string, camera: Camera): Promise<string | undefined> {
  if (isRenewing) return renew(name, await camera.takeAtRest())
  if (!existsSync(fileOf(name))) return `${name} has no picture`
  const expected = readFileSync(fileOf(name))
  const isRight = async (picture: Buffer) =>
    (await compare(expected, picture)).share <= DIFFERENT_MOST
  const taken = await camera.takeUntil(isRight)
  const { share, where, draw } = await compare(expected, taken)
  if (share <= DIFFERENT_MOST) return undefined
  const said = await camera.complaints()
  return tellOf(name, { expected, taken, share, where, drawn: await draw(), said })
}

/** A picture that looks the same stays, so that the repository grows only by what changed. */
async function renew(name: string, taken: Buffer): Promise<undefined> {
  const file = fileOf(name)
  const isKnown = existsSync(file)
  if (isKnown && (await compare(readFileSync(file), taken)).share <= DIFFERENT_MOST / 10) return
  writeFileSync(file, await keptForm(taken))
}

type Fault = { expected: Buffer; taken: Buffer; drawn: Buffer; share: number; where: string } & {
  /** What the page has complained about. */
  said: string
}

function tellOf(name: string, { expected, taken, drawn, share, where, said }: Fault): string {
  mkdirSync(FAULTS, { recursive: true })
  writeFileSync(join(FAULTS, `${name}.expected.webp`), expected)
  writeFileSync(join(FAULTS, `${name}.actual.png`), taken)
  writeFileSync(join(FAULTS, `${name}.difference.png`), drawn)
  const much = `${(share * 100).toFixed(2)} % of its pixels (${where})`
  return `${name} differs in ${much}: tmp/pictures/${name}.difference.png ${said}`
}

/** Removes what an earlier run has found. */
export const forgetFaults = () => rmSync(FAULTS, { recursive: true, force: true })
