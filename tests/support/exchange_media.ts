import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { sampleFiles, type ContentFiles } from '#tests/support/content_folders'
import { sampleBlock } from '#tests/support/sample_blocks'

/** Files of a folder, some of them bytes. */
export type MediaFiles = Record<string, object | Buffer>

/** Keys of the picture and of the file that {@link mediaFiles} brings. */
export const PICTURE_KEY = '00000000-0000-4000-8000-0000000000a1'
export const FILE_KEY = '00000000-0000-4000-8000-0000000000a2'

/** A picture with lines in it: one of a single colour would be the same however often it is drawn. */
export async function linedPicture(colour = '#c02040'): Promise<Buffer> {
  const lines = Array.from({ length: 40 }, (_, at) => {
    return `<path d="M0 ${at * 9} L 700 ${at * 11}" stroke="${colour}" stroke-width="${at % 5}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="400">${lines}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer()
}

/** Where bytes lie in a folder. */
export function masterPath(bytes: Buffer, ending: 'webp' | 'pdf'): string {
  return `media/${createHash('sha256').update(bytes).digest('hex')}.${ending}`
}

interface Described {
  key: string
  bytes: Buffer
  ending?: 'webp' | 'pdf'
}

/** What the file of a medium says. */
export function describedMedium({ key, bytes, ending = 'webp' }: Described, said: object = {}) {
  return {
    kind: 'medium',
    key,
    file: masterPath(bytes, ending).slice('media/'.length),
    file_name: `fal.${ending}`,
    alt_hu: 'Festett fal',
    alt_en: 'Painted wall',
    is_decorative: false,
    focus_x: 1,
    focus_y: 3,
    ...said,
  }
}

/** A page that shows a picture and a file, and these. */
export function mediaFiles(picture: Buffer, file: Buffer): MediaFiles {
  const page = sampleFiles()['pages/mintalap.json'] as { text: ContentFiles }
  const blocks = [
    { ...sampleBlock('image'), props: { ...sampleBlock('image').props, media: PICTURE_KEY } },
    { ...sampleBlock('file'), props: { ...sampleBlock('file').props, media: FILE_KEY } },
  ]
  const ofFile = { key: FILE_KEY, bytes: file, ending: 'pdf' } as const
  return {
    'pages/mintalap.json': { ...page, text: { ...page.text, content: blocks } },
    'media/fal-webp-00000000.json': describedMedium({ key: PICTURE_KEY, bytes: picture }),
    'media/lap-pdf-00000000.json': describedMedium(ofFile, { file_name: 'lap.pdf' }),
    [masterPath(picture, 'webp')]: picture,
    [masterPath(file, 'pdf')]: file,
  }
}
