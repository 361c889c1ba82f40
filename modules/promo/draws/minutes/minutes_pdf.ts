import i18nManager from '@adonisjs/i18n/services/main'
import { inLanguage } from '#app/in_language'
import { a4Document, MM } from '#app/pdf/a4_document'
import type { Locale } from '#config/i18n'
import { groupedPseudonym } from '../../draw/names.js'
import type { DeskPlace } from '../desk/desk_draws.js'
import type { Minutes } from './minutes_of.js'

const MARGIN = 18 * MM
const SIZE = { title: 18, heading: 11.5, text: 9, code: 7 }
/** Where people sign. */
const SIGNATURES = ['chair', 'member', 'observer'] as const
const SIGNATURE_HEIGHT = 22 * MM

type Words = (key: string, values?: Record<string, string | number>) => string

/** The minutes of a draw, to be read, printed and signed. */
export function minutesPdf(minutes: Minutes, locale: Locale): PDFKit.PDFDocument {
  const i18n = i18nManager.locale(locale)
  const words: Words = (key, values) => i18n.t(`papers.minutes.${key}`, values)
  const title = words('title', { draw: minutes.draw.key })
  const pdf = a4Document(title)
  pdf.on('pageAdded', () => pdf.font('text').fontSize(SIZE.text))
  pdf.addPage({ size: 'A4', margin: MARGIN })
  pdf.font('bold').fontSize(SIZE.title).text(title).moveDown(0.5)
  const paper = { pdf, words, locale }
  facts(paper, minutes)
  places(paper, minutes)
  steps(paper, minutes)
  signatures(paper)
  pdf.end()
  return pdf
}

interface Paper {
  pdf: PDFKit.PDFDocument
  words: Words
  locale: Locale
}

function facts(paper: Paper, minutes: Minutes) {
  const { words, locale } = paper
  const { draw, promotion, tickets, result, log, files } = minutes
  const { public: part } = result
  line(paper, 'game', inLanguage(locale, promotion.titleHu, promotion.titleEn) || promotion.slug)
  line(paper, 'period', `${instant(draw.opensAt, locale)} – ${instant(draw.closesAt, locale)}`)
  line(paper, 'draw_at', instant(draw.drawAt, locale))
  line(paper, 'list_out', instant(minutes.listOutAt, locale))
  line(paper, 'result_out', instant(minutes.resultOutAt, locale))
  line(paper, 'tickets', words('ticket_count', tickets))
  const value = part.source === 'drand' ? part.signature : part.digits
  code(paper, words(`public.${part.source}`, { round: String(part.round) }), value)
  code(paper, words('seed'), result.seed)
  for (const { name, hash } of files) code(paper, name, hash)
  code(paper, words('head', { lines: log.lines }), log.head)
  line(paper, 'printed', instant(minutes.printedAt, locale))
}

function places(paper: Paper, minutes: Minutes) {
  const { pdf, words } = paper
  heading(paper, 'places')
  for (const place of minutes.places) pdf.text(placeInWords(paper, place))
  heading(paper, 'exclusions')
  if (!minutes.exclusions.length) pdf.text(words('no_incident'))
  for (const { memberId, reason } of minutes.exclusions) {
    pdf.text(words('exclusion', { member: String(memberId), reason: words(`reason.${reason}`) }))
  }
  heading(paper, 'incidents')
  if (!minutes.incidents.length) pdf.text(words('no_incident'))
  for (const { at, kind, file } of minutes.incidents) pdf.text(`${at}  ${kind} ${file}`)
}

function placeInWords({ words, locale }: Paper, { place, prize, winner }: DeskPlace): string {
  const name = prize && inLanguage(locale, prize.nameHu, prize.nameEn)
  const what = name ?? words('reserve', { number: place.reserve ?? 0 })
  const who = place.pseudonym ? groupedPseudonym(place.pseudonym) : words('nobody')
  const state = words(`state.${place.state}`)
  return `${place.place}. ${what} – ${who} ${winner?.abbreviatedName ?? ''} (${state})`
}

function steps(paper: Paper, minutes: Minutes) {
  const { pdf, words, locale } = paper
  heading(paper, 'steps')
  for (const step of minutes.steps) {
    const what = inLanguage(locale, step.kind_hu, step.kind_en)
    const who = step.staff_name ?? words('itself')
    const detail = step.detail_hu ? ` (${inLanguage(locale, step.detail_hu, step.detail_en)})` : ''
    pdf.text(`${instant(step.happened_at, locale)}  ${what}${detail} – ${who}`)
  }
  if (minutes.isCut) pdf.text(words('cut'))
}

function signatures({ pdf, words }: Paper) {
  if (pdf.y + SIGNATURE_HEIGHT > pdf.page.height - MARGIN) {
    pdf.addPage({ size: 'A4', margin: MARGIN })
  }
  const width = (pdf.page.width - 2 * MARGIN) / SIGNATURES.length
  const y = pdf.y + SIGNATURE_HEIGHT / 2
  SIGNATURES.forEach((who, at) => {
    const x = MARGIN + at * width
    pdf.moveTo(x, y).lineTo(x + width - 5 * MM, y)
    pdf.lineWidth(0.5).stroke('#000000')
    pdf.text(words(`signature.${who}`), x, y + 2 * MM, { width: width - 5 * MM })
  })
}

function heading({ pdf, words }: Paper, key: string) {
  pdf.moveDown().font('bold').fontSize(SIZE.heading).text(words(key)).moveDown(0.3)
  pdf.font('text').fontSize(SIZE.text)
}

function line({ pdf, words }: Paper, key: string, value: string) {
  pdf
    .font('bold')
    .fontSize(SIZE.text)
    .text(`${words(key)}: `, { continued: true })
  pdf.font('text').text(value).moveDown(0.2)
}

function code({ pdf }: Paper, label: string, value: string) {
  pdf.font('bold').fontSize(SIZE.text).text(label)
  pdf.font('code').fontSize(SIZE.code).text(value).moveDown(0.2)
}

function instant(at: number, locale: Locale): string {
  const style = { timeZone: 'Europe/Budapest', dateStyle: 'long', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(locale, style).format(at)
}
