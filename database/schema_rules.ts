import { type ColumnInfo, type SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const column = [{ name: '@column' }]
const ours = (name: string) => [{ source: '#app/database/columns', namedImports: [name] }]

/** Milliseconds UTC, set by the action that writes; nothing reads the system clock but the clock. */
const instant: ColumnInfo = { tsType: 'number', decorators: column, imports: [] }
/** 0 or 1, which both databases keep alike. */
const flag: ColumnInfo = {
  tsType: 'boolean',
  decorators: [{ name: '@flag' }],
  imports: ours('flag'),
}
/** A list as JSON text. */
const list = (of: string): ColumnInfo => ({
  tsType: `${of}[]`,
  decorators: [{ name: '@json' }],
  imports: ours('json'),
})
/** JSON text whose model says what is in it. */
const document: ColumnInfo = {
  tsType: 'unknown',
  decorators: [{ name: '@json' }],
  imports: ours('json'),
}

/** The variations chosen of a gift, as an order keeps them. */
const variations = list(
  "Record<'type' | 'value', { id: number; title_hu: string; title_en: string }>"
)

const FLAGS = [
  'has_changes',
  'hide_title',
  'is_active',
  'is_current',
  'is_decorative',
  'is_default',
  'is_gift',
  'is_new',
  'is_promotion_reward',
  'is_shown',
  'marketing_email',
  'marketing_phone',
  'research_email',
  'research_phone',
  'tos',
]

/** What the generator cannot see in a table: whole numbers that are instants, flags and lists. */
export default {
  types: { bigint: instant },
  columns: {
    created_at: instant,
    updated_at: instant,
    ...Object.fromEntries(FLAGS.map((name) => [name, flag])),
  },
  tables: {
    consent_changes: { columns: { given: flag } },
    content_drafts: { columns: { body: document } },
    content_versions: { columns: { body: document } },
    company_lookups: { columns: { company: { ...list('unknown'), tsType: 'unknown' } } },
    boosters: {
      columns: {
        product_ids: list('number'),
        profession_ids: list('number'),
        weekdays: list('number'),
        zip_prefixes: list('string'),
      },
    },
    campaigns: { columns: { audience: document, channels: document } },
    order_lines: { columns: { variations } },
    order_substitutions: { columns: { variations } },
    consultant_lookups: { columns: { representative_ids: list('number') } },
    notification_choices: { columns: { switched: document } },
    questionnaires: { columns: { questions: document } },
    suppressed_addresses: {
      columns: { soft_bounces: list('{ message: number; at: number }') },
    },
    regional_representatives: {
      columns: {
        distribution_channel: list('string'),
        distribution_channel_task_fields: list('string'),
      },
    },
    survey_answers: { columns: { answers: document } },
    survey_versions: { columns: { content: document } },
    surveys: { columns: { content: document, target: document } },
  },
} satisfies SchemaRules
