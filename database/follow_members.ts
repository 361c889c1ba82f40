/** What partners are told of a member by the table that holds it; any other column may change unnoticed. */
const TOLD = {
  members: [
    'email',
    'phone',
    'phone_verified_at',
    'last_name',
    'first_name',
    'birthday',
    'name_day',
    'locale',
    'main_profession_id',
    'other_profession',
    'regional_representative_zip',
    'regional_representative_id',
    'sf_id',
    'registered_at',
    'deleted_at',
  ],
  member_consents: [
    'tos',
    'marketing_phone',
    'marketing_email',
    'research_phone',
    'research_email',
    ...['tos', 'marketing_phone', 'marketing_email', 'research_phone', 'research_email'].map(
      (purpose) => `${purpose}_changed_at`
    ),
  ],
  member_companies: [
    'tax_number',
    'name',
    'zip',
    'city',
    'address',
    'house_number',
    'floor',
    'door_number',
  ],
  member_secondary_professions: ['profession_id'],
} as const

type Followed = keyof typeof TOLD
export const FOLLOWED = Object.keys(TOLD) as Followed[]

/** Raises the version of the member and takes its place away: the next numbering puts it behind all others. */
const raise = (columns: string, values: string, merged = '') => `
  INSERT INTO member_versions (${columns}, version) VALUES (${values}, 1)
  ON CONFLICT (member_id) DO UPDATE
    SET version = member_versions.version + 1, position = NULL${merged};`

const OWN = raise(
  'member_id, sf_id, deleted_at',
  'NEW.id, NEW.sf_id, NEW.deleted_at',
  // Erasing a member empties the row; a partner still has to know whom it lost.
  `, sf_id = COALESCE(excluded.sf_id, member_versions.sf_id), deleted_at = excluded.deleted_at`
)
const GONE = `
  UPDATE member_versions SET version = version + 1, position = NULL, deleted_at = OLD.updated_at
  WHERE member_id = OLD.id;`

/**
 * Triggers that note every change of what partners are told of members, whoever writes it. Writers cannot forget them, and what
 * is rolled back leaves nothing.
 */
export function followMembers(table: Followed, dialect: string): string[] {
  const [changed, gone] =
    table === 'members'
      ? [OWN, GONE]
      : [raise('member_id', 'NEW.member_id'), raise('member_id', 'OLD.member_id')]
  return dialect === 'postgres' ? postgres(table, changed, gone) : embedded(table, changed, gone)
}

function embedded(table: Followed, changed: string, gone: string): string[] {
  const differs = TOLD[table].map((name) => `OLD.${name} IS NOT NEW.${name}`).join(' OR ')
  return [
    `CREATE TRIGGER ${table}_follow_insert AFTER INSERT ON ${table} BEGIN ${changed} END`,
    `CREATE TRIGGER ${table}_follow_update AFTER UPDATE OF ${TOLD[table].join(', ')} ON ${table}
      WHEN ${differs} BEGIN ${changed} END`,
    `CREATE TRIGGER ${table}_follow_delete AFTER DELETE ON ${table} BEGIN ${gone} END`,
  ]
}

function postgres(table: Followed, changed: string, gone: string): string[] {
  const row = (name: string) => `(${TOLD[table].map((column) => `${name}.${column}`).join(', ')})`
  return [
    `CREATE FUNCTION ${table}_follow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'DELETE' THEN ${gone} ELSE ${changed} END IF; RETURN NULL; END $$`,
    `CREATE TRIGGER ${table}_follow_rows AFTER INSERT OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION ${table}_follow()`,
    `CREATE TRIGGER ${table}_follow_update AFTER UPDATE OF ${TOLD[table].join(', ')} ON ${table}
      FOR EACH ROW WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')})
      EXECUTE FUNCTION ${table}_follow()`,
  ]
}

/** Takes the triggers away again. */
export function forgetToFollow(table: Followed, dialect: string): string[] {
  if (dialect === 'postgres') return [`DROP FUNCTION IF EXISTS ${table}_follow() CASCADE`]
  return ['insert', 'update', 'delete'].map(
    (verb) => `DROP TRIGGER IF EXISTS ${table}_follow_${verb}`
  )
}
