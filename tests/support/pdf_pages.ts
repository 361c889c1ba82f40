import { inflateSync } from 'node:zlib'

/** Words on a page; lengths are points from its upper left corner. */
export interface PdfText {
  text: string
  x: number
  y: number
}

/** What is drawn on one page. */
export interface PdfPage {
  width: number
  height: number
  /** Every filled path, where it stands, as SVG. */
  svg: string
  texts: PdfText[]
}

type Matrix = [number, number, number, number, number, number]

/** Reads back what pdfkit wrote: pages, filled paths and words. No reader for other PDFs. */
export function pdfPages(file: Buffer): PdfPage[] {
  const objects = objectsOf(file)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return pages.map(({ head }) => {
    const [width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head)!.slice(1).map(Number)
    const contents = objects.get(reference(head, 'Contents'))!.stream!.toString('latin1')
    const resources = objects.get(reference(head, 'Resources'))?.head ?? head
    return pageOf(contents, fontsOf(resources, objects), { width, height })
  })
}

type PdfObject = { head: string; stream?: Buffer }

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const found of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\n?endobj/g)) {
    const at = found[2].indexOf('stream\n')
    if (at < 0) {
      objects.set(Number(found[1]), { head: found[2] })
      continue
    }
    const head = found[2].slice(0, at)
    const bytes = Buffer.from(found[2].slice(at + 7), 'latin1')
    const stream = head.includes('/FlateDecode') ? inflateSync(bytes) : bytes
    objects.set(Number(found[1]), { head, stream })
  }
  return objects
}

function reference(head: string, name: string): number {
  return Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? -1)
}

type Letters = Map<number, string>

/** The letters of each font of a page, by the number of the glyph. */
function fontsOf(resources: string, objects: Map<number, PdfObject>): Map<string, Letters> {
  const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
    ([, name, id]): [string, Letters] => {
      const font = objects.get(Number(id))!.head
      const table = objects.get(reference(font, 'ToUnicode'))?.stream?.toString('latin1') ?? ''
      return [name, lettersOf(table)]
    }
  )
  return new Map(fonts)
}

function lettersOf(table: string): Letters {
  const letters: Letters = new Map()
  for (const [, first, list] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const glyphs = list.match(/<[^>]*>/g) ?? []
    glyphs.forEach((glyph, place) => {
      letters.set(Number.parseInt(first, 16) + place, lettersOfGlyph(glyph))
    })
  }
  return letters
}

/** One glyph may stand for several letters, such as `<0066 006c>` for fl. */
function lettersOfGlyph(glyph: string): string {
  const codes = glyph.match(/[0-9a-f]{4}/gi) ?? []
  return codes.map((code) => String.fromCodePoint(Number.parseInt(code, 16))).join('')
}

function pageOf(
  contents: string,
  fonts: Map<string, Letters>,
  { width, height }: { width: number; height: number }
): PdfPage {
  const paths: string[] = []
  const texts: PdfText[] = []
  const kept: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let path = ''
  let place: Matrix = matrix
  let letters: Letters = new Map()
  for (const line of contents.split('\n')) {
    const words = line.trim().split(/\s+/)
    const verb = words[words.length - 1]
    const figures = words.slice(0, -1).map(Number)
    if (verb === 'q') kept.push(matrix)
    if (verb === 'Q') matrix = kept.pop()!
    if (verb === 'cm') matrix = times(figures as Matrix, matrix)
    if (verb === 'm' || verb === 'l') path += `${verb === 'm' ? 'M' : 'L'}${figures.join(' ')}`
    if (verb === 'h') path += 'Z'
    if (verb === 're') {
      const [x, y, wide, high] = figures
      path += `M${x} ${y}h${wide}v${high}h${-wide}Z`
    }
    if (/^f\*?$/.test(verb)) {
      paths.push(`<path transform="matrix(${matrix.join(' ')})" d="${path}"/>`)
      path = ''
    }
    if (verb === 'Tm') place = times(figures as Matrix, matrix)
    if (verb === 'Tf') letters = fonts.get(words[0].slice(1)) ?? new Map()
    if (verb === 'TJ') texts.push({ text: read(line, letters), x: place[4], y: height - place[5] })
  }
  // A page of PDF counts upwards, a picture downwards.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="#fff"/>
    <g transform="matrix(1 0 0 -1 0 ${height})">${paths.join('')}</g></svg>`
  return { width, height, svg, texts }
}

function read(line: string, letters: Letters): string {
  const glyphs = [...line.matchAll(/<([0-9a-f]+)>/gi)].flatMap(
    ([, hex]) => hex.match(/.{4}/g) ?? []
  )
  return glyphs.map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '?').join('')
}

/** Applies the first matrix, then the second. */
function times(one: Matrix, two: Matrix): Matrix {
  const [a, b, c, d, e, f] = one
  const [g, h, i, j, k, l] = two
  return [
    a * g + b * i,
    a * h + b * j,
    c * g + d * i,
    c * h + d * j,
    e * g + f * i + k,
    e * h + f * j + l,
  ]
}
