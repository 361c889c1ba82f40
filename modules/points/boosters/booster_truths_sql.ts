import type { Invariant } from '#points/truths/invariant'

/** True of boosters and of the bonuses they gave. */
export const BOOSTER_TRUTHS: Invariant[] = [
  {
    id: 'boosters-budget',
    title: 'no booster gave more than its budget, or more often than its limit',
    sql: `SELECT id AS booster_id, spent, budget, given, limit_total FROM boosters
      WHERE spent < 0 OR spent > budget OR given > COALESCE(limit_total, given)
        OR (given > 0 AND activated_at IS NULL)`,
  },
  {
    id: 'boosters-counted',
    title: 'what every booster gave, less what was taken back, is counted',
    sql: `SELECT b.id AS booster_id, b.given, COALESCE(g.given, 0) AS bonuses, b.spent,
        COALESCE(g.spent, 0) AS points_of_bonuses FROM boosters b LEFT JOIN
        (SELECT x.booster_id, COUNT(*) AS given,
          SUM(CASE WHEN r.id IS NULL THEN x.points ELSE 0 END) AS spent
          FROM booster_bonuses x LEFT JOIN ledger_entries r ON r.reversed_entry_id = x.entry_id
          GROUP BY x.booster_id) g ON g.booster_id = b.id
      WHERE b.given <> COALESCE(g.given, 0) OR b.spent <> COALESCE(g.spent, 0)`,
  },
  {
    id: 'boosters-days',
    title: 'no booster gave more often on a day than its limit, and the days are counted',
    sql: `SELECT b.id AS booster_id, g.day, g.given AS bonuses, d.given, b.limit_per_day
      FROM boosters b JOIN
        (SELECT booster_id, day, COUNT(*) AS given FROM booster_bonuses GROUP BY booster_id, day) g
        ON g.booster_id = b.id
      LEFT JOIN booster_days d ON d.booster_id = b.id AND d.day = g.day
      WHERE b.limit_per_day IS NOT NULL
        AND (g.given > b.limit_per_day OR g.given <> COALESCE(d.given, 0))`,
  },
  {
    id: 'boosters-members',
    title: 'no member got a booster more often than its limits',
    sql: `SELECT b.id AS booster_id, g.member_id, g.in_all, g.on_day FROM boosters b JOIN
        (SELECT booster_id, member_id, SUM(given) AS in_all, MAX(given) AS on_day FROM
          (SELECT booster_id, member_id, day, COUNT(*) AS given FROM booster_bonuses
            GROUP BY booster_id, member_id, day) days GROUP BY booster_id, member_id) g
        ON g.booster_id = b.id
      WHERE g.in_all > COALESCE(b.limit_per_member, g.in_all)
        OR g.on_day > COALESCE(b.limit_per_member_day, g.on_day)`,
  },
  {
    id: 'bonuses-booked',
    title: 'every bonus has its entry, after the entry of its scan',
    sql: `SELECT x.member_id, x.entry_id, x.booster_id, x.points FROM booster_bonuses x
      LEFT JOIN scans s ON s.code = x.code AND s.member_id = x.member_id
      LEFT JOIN ledger_entries e ON e.id = x.entry_id AND e.source = 'promotion'
        AND e.member_id = x.member_id AND e.points = x.points AND e.id > s.entry_id
        AND e.reference = 'booster:' || x.booster_id || ':' || x.code || ':' || x.member_id
      WHERE s.code IS NULL OR e.id IS NULL`,
  },
  {
    id: 'bonuses-made',
    title: 'every entry of a bonus belongs to a scan',
    sql: `SELECT e.member_id, e.id AS entry_id, e.points, e.reference FROM ledger_entries e
      WHERE e.source = 'promotion' AND e.reference LIKE 'booster:%'
        AND e.reversed_entry_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM booster_bonuses x WHERE x.entry_id = e.id)`,
  },
  {
    id: 'bonuses-taken-back',
    title: 'a scan that was taken back took its bonuses along',
    sql: `SELECT x.member_id, x.entry_id, x.booster_id, x.points FROM booster_bonuses x
      JOIN scans s ON s.code = x.code AND s.member_id = x.member_id
      JOIN ledger_entries r ON r.reversed_entry_id = s.entry_id
      WHERE NOT EXISTS (SELECT 1 FROM ledger_entries t WHERE t.reversed_entry_id = x.entry_id)`,
  },
]
