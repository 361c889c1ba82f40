import { simpleParser } from 'mailparser'
import type { MailReport } from '#notifications/contracts/bounce_source'
import { tokenIn } from '../bounce_token.js'

/** A part of a report with machine-readable fields: groups of them, by names in small letters. */
type FieldGroups = Map<string, string>[]

/**
 * What a mail reports of one of ours; undefined for any other mail, such as an answer from somebody on holiday, and for one that
 * only says that it takes longer.
 *
 * @source RFC 3464 for bounces, RFC 5965 for complaints
 */
export async function reportInMail(source: Buffer): Promise<MailReport | undefined> {
  // Wherever it stands: in the receiver of the report, or in the headers of the mail that came back.
  const token = tokenIn(source.toString('latin1'))
  if (token === undefined) return undefined
  const { attachments } = await simpleParser(source, {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  })
  const partOf = (type: string) => attachments.find(({ contentType }) => contentType === type)
  const complaint = partOf('message/feedback-report')
  if (complaint)
    return isAbuse(fieldsIn(complaint.content)) ? { kind: 'complaint', token } : undefined
  const delivery = partOf('message/delivery-status')
  if (!delivery) return undefined
  const failed = fieldsIn(delivery.content).find((group) => group.get('action') === 'failed')
  return failed && { kind: 'bounce', token, status: statusIn(failed.get('status') ?? '') }
}

/** Other feedback says, for example, that a mail was taken for unwanted by mistake. */
function isAbuse(groups: FieldGroups) {
  return groups.some((group) => group.get('feedback-type') === 'abuse')
}

function statusIn(value: string): string | undefined {
  return /^[245]\.\d{1,3}\.\d{1,3}/.exec(value)?.[0]
}

function fieldsIn(content: Buffer): FieldGroups {
  const lines = content.toString('latin1').replace(/\r\n/g, '\n')
  // A line that begins with a space goes on with the one before.
  const groups = lines.replace(/\n[ \t]+/g, ' ').split(/\n\s*\n/)
  return groups.map((group) => new Map(group.split('\n').flatMap(fieldIn)))
}

function fieldIn(line: string): [string, string][] {
  const [, name, value] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? []
  return name ? [[name.toLowerCase(), value.toLowerCase()]] : []
}
