import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { codeBatch, codeOfBatch } from '#points'
import { CODE_PATTERN, typedCode } from '#app/rules/code_text'
import { scanCode } from '#points/scans/actions/scan_code'
import { runCli, startCli, startCommandHost, type CommandHost } from '#tests/support/command_line'
import { dose } from '#tests/support/dose'
import { givenMember } from '#tests/support/members'
import { givenBatch, givenParticipatingProduct } from '#tests/support/points'

const SHOP = { APP_URL: 'https://shop.example' }

/** The most memory a process has held so far, in MB. @source proc(5), VmHWM in kB */
function memoryOf(pid: number): number | undefined {
  const status = join('/proc', String(pid), 'status')
  if (!existsSync(status)) return undefined
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8')) ?? []
  return kilobytes ? Number(kilobytes) / 1024 : undefined
}

async function batchCount() {
  const sql = 'SELECT COUNT(*) AS count FROM code_batches'
  const [{ count }] = await shopReader().rows<{ count: number }>(sql)
  return count
}

test.group('cli codes', (group) => {
  let folder: string
  let commands: CommandHost
  group.setup(() => {
    commands = startCommandHost(SHOP)
    return () => commands.stop()
  })
  const codes = (words: string[]) => commands.run(['codes', ...words])

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'mesterpont-codes-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('[O-11] a batch is created, exported, activated, and its codes bring points', async ({
    assert,
  }) => {
    const product = await givenParticipatingProduct({ points: 33 })
    const out = join(folder, 'roll.csv')
    const created = await codes(['create', '--product', product.slug, '--count', '1000', '--yes'])
    assert.equal(created.code, 0, created.stderr)
    const batch = created.stdout.trim()
    const exported = await codes(['export', '--batch', batch, '--out', out])
    assert.equal(exported.code, 0, exported.stderr)
    const activated = await codes(['activate', '--batch', batch, '--yes', '--json'])
    assert.equal(JSON.parse(activated.stdout).state, 'active')

    const text = readFileSync(out, 'utf8')
    assert.isTrue(text.startsWith('\ufeff'))
    const lines = text.slice(1).trimEnd().split('\r\n')
    const cells = lines.slice(1).map((line) => line.slice(1, -1).split('";"'))
    assert.equal(lines[0], '"serial";"code";"typed";"address"')
    assert.lengthOf(cells, 1000)
    assert.equal(new Set(cells.map(([, code]) => code)).size, 1000)
    const pattern = new RegExp(CODE_PATTERN)
    for (const [, code, typed, address] of cells) {
      assert.match(code, pattern)
      assert.match(typed, pattern)
      assert.equal(address, `https://shop.example/qr-code?code=${typed}`)
    }
    const member = await givenMember()
    const scanned = { memberId: member.id, address: '10.9.9.9', text: cells[777][3] }
    assert.equal((await scanCode(scanned)).points, 33)
    assert.equal(statSync(out).mode & 0o777, 0o600)
  })

  test('a recall withdraws stickers, lists their scans, and the books agree', async ({
    assert,
  }) => {
    const member = await givenMember()
    const batch = await givenBatch({ count: 100, points: 9 })
    for (const serial of [10, 40]) {
      const text = codeOfBatch(batch, serial)
      await scanCode({ memberId: member.id, address: '10.9.9.8', text })
    }
    const range = ['--batch', String(batch.id), '--from', '11', '--to', '30']
    const words = ['recall', ...range, '--reason', 'Stolen']
    const out = join(folder, 'scans.csv')
    const tried = await codes([...words, '--dry-run', '--json'])
    assert.equal(tried.code, 0, tried.stderr)
    assert.equal(JSON.parse(tried.stdout).void, 0)
    const recalled = await codes([...words, '--out', out, '--yes', '--json'])
    assert.equal(recalled.code, 0, recalled.stderr)
    assert.deepInclude(JSON.parse(recalled.stdout), { void: 19, used: 1, scans: 1, file: out })
    const lines = readFileSync(out, 'utf8').trimEnd().split('\n')
    assert.lengthOf(lines, 2)
    assert.isTrue(lines[1].startsWith(`11;${typedCode(codeOfBatch(batch, 10))};${member.id};9;`))

    const books = await codes(['reconcile', '--batch', String(batch.id), '--json'])
    const figures = { printed: 100, unused: 79, used: 2, void: 19, expired: 0, scans: 2 }
    assert.deepEqual(JSON.parse(books.stdout), { batch: batch.id, from: 1, to: 100, ...figures })
  }).timeout(120_000)

  test('the sheet is a PDF with a page for each 24 stickers', async ({ assert }) => {
    const batch = await givenBatch({ count: 60 })
    const out = join(folder, 'sheet.pdf')
    const words = ['export', '--batch', String(batch.id), '--format', 'pdf', '--out', out]
    const { code, stdout, stderr } = await codes([...words, '--from', '2', '--to', '50', '--json'])
    assert.equal(code, 0, stderr)
    assert.deepEqual(JSON.parse(stdout), { batch: batch.id, codes: 49, file: out })
    const pdf = readFileSync(out, 'latin1')
    assert.isTrue(pdf.startsWith('%PDF-'))
    assert.lengthOf(pdf.match(/\/Type \/Page\b(?!s)/g) ?? [], 3)
  })

  test('a long sheet keeps to less than 300 MB, however much the machine has', async ({
    assert,
  }) => {
    const batch = await givenBatch({ count: dose.sheetStickers })
    const out = join(folder, 'long.pdf')
    const words = ['codes', 'export', '--batch', String(batch.id), '--format', 'pdf', '--out', out]
    const child = startCli(words, SHOP)
    let most = 0
    const watch = setInterval(() => (most = memoryOf(child.pid!) ?? most), 100)
    const [code] = await once(child, 'exit')
    clearInterval(watch)
    assert.equal(code, 0)
    assert.isAbove(most, 0)
    assert.isBelow(most, 300)
  })
    .timeout(2_700_000)
    .tags(['@alike-everywhere'])
    .skip(!process.env.TEST_BUILD, 'from the sources the compiler takes memory too')

  test('no sticker is printed with an address only this computer reaches', async ({ assert }) => {
    const batch = await givenBatch({ count: 5 })
    const out = join(folder, 'roll.csv')
    const words = ['export', '--batch', String(batch.id), '--out', out]
    const here = { APP_URL: 'http://localhost:3333' }
    const refused = await runCli(['codes', ...words], here)
    assert.equal(refused.code, 3)
    assert.include(refused.stderr, 'localhost')
    assert.isFalse(existsSync(out))
    const allowed = await runCli(['codes', ...words, '--demo'], here)
    assert.equal(allowed.code, 0, allowed.stderr)
    assert.include(readFileSync(out, 'utf8'), 'http://localhost:3333/qr-code?code=')
    assert.equal((await codes(words)).code, 3, 'an existing file is not overwritten')
  })

  test('a script without --yes is refused and changes nothing', async ({ assert }) => {
    const product = await givenParticipatingProduct()
    const batch = await givenBatch({ state: 'printed' })
    const before = await batchCount()
    const refused = [
      await codes(['create', '--product', product.slug, '--count', '5']),
      await codes(['void', '--batch', String(batch.id), '--reason', 'Ellopva']),
    ]
    for (const { code, stderr } of refused) {
      assert.equal(code, 3)
      assert.include(stderr, '--yes')
    }
    assert.equal(await batchCount(), before)
    assert.equal((await codeBatch(batch.id))?.state, 'printed')
  })

  test('a dry run changes nothing', async ({ assert }) => {
    const product = await givenParticipatingProduct()
    const batch = await givenBatch({ state: 'printed' })
    const before = await batchCount()
    const out = join(folder, 'roll.csv')
    for (const words of [
      ['create', '--product', product.slug, '--count', '5'],
      ['void', '--batch', String(batch.id), '--reason', 'Ellopva'],
      ['restore', '--batch', String(batch.id)],
      ['export', '--batch', String(batch.id), '--out', out],
    ]) {
      assert.equal((await codes([...words, '--dry-run'])).code, 0)
    }
    assert.equal(await batchCount(), before)
    assert.equal((await codeBatch(batch.id))?.state, 'printed')
    assert.isFalse(existsSync(out))
  })

  test('[O-16] bad usage is exit code 3 and says what was wrong', async ({ assert }) => {
    const product = await givenParticipatingProduct()
    const batch = String((await givenBatch()).id)
    const before = await batchCount()
    const cases: [words: string[], says: RegExp][] = [
      [['create', '--count', '5'], /--product/],
      [['create', '--product', 'x', '--count', '0'], /whole number/],
      [['create', '--product', 'x', '--count', '1e3'], /whole number/],
      [['create', '--product', 'no-such-product', '--count', '5', '--yes'], /no-such-product/],
      [['create', '--product', 'x', '--count', '5', '--valid-to', '2027-02-30'], /day/],
      [
        ['create', '--product', product.slug, '--count', '5', '--valid-to', '2020-01-31', '--yes'],
        /last day is over/,
      ],
      [['export', '--batch', batch, '--from', '9', '--to', '5', '--out', 'x'], /--from 9.*--to 5/],
      [['recall', '--batch', batch, '--from', '9', '--to', '5', '--reason', 'x'], /--from 9/],
      [['export', '--batch', batch, '--to', '1001', '--out', 'x'], /stickers 1 to 1000/],
      [['void', '--batch', batch, '--yes'], /--reason/],
      [['void', '--batch', batch, '--reason', ' ', '--yes'], /reason has 1 to 200/],
      [['export', '--batch', '1', '--out', 'x', '--format', 'exe'], /csv/],
      [['exprot'], /export/],
    ]
    for (const [words, says] of cases) {
      const { code, stdout, stderr } = await codes(words)
      assert.equal(code, 3, words.join(' '))
      assert.match(stderr, says)
      assert.equal(stdout, '')
    }
    assert.equal(await batchCount(), before)
    assert.equal((await codes(['export', '--help'])).code, 0)
  })
})
