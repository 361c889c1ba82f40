import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres } from '../../scripts/services/postgres.mjs'

const MEMBERS = 100_000

/** What a scan writes, as one function, and a past of so many scans. */
const filling = (scans) => `
  CREATE TABLE floor_codes (code text PRIMARY KEY, scans integer NOT NULL CHECK (scans <= 1));
  CREATE TABLE floor_balances (member_id integer PRIMARY KEY, points integer CHECK (points >= 0));
  CREATE TABLE floor_entries (id bigserial PRIMARY KEY, member_id integer, points integer, source text,
    reference text UNIQUE, balance_after integer, occurred_at bigint);
  CREATE TABLE floor_scans (code text, member_id integer, entry_id bigint, PRIMARY KEY (code, member_id));
  INSERT INTO floor_balances SELECT i, 10 FROM generate_series(1, ${MEMBERS}) i;
  INSERT INTO floor_codes SELECT 'K' || i, 1 FROM generate_series(1, ${scans}) i;
  INSERT INTO floor_entries (member_id, points, source, reference, balance_after, occurred_at)
    SELECT 1 + i % ${MEMBERS}, 1, 'qrcode', 'scan:K' || i, 1, 1 FROM generate_series(1, ${scans}) i;
  INSERT INTO floor_scans SELECT 'K' || i, 1 + i % ${MEMBERS}, i FROM generate_series(1, ${scans}) i;
  CREATE FUNCTION floor_scan(given text, member integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE balance integer; entry bigint;
  BEGIN
    INSERT INTO floor_codes VALUES (given, 1);
    UPDATE floor_balances SET points = points + 1 WHERE member_id = member RETURNING points INTO balance;
    INSERT INTO floor_entries (member_id, points, source, reference, balance_after, occurred_at)
      VALUES (member, 1, 'qrcode', 'scan:' || given, balance, 1) RETURNING id INTO entry;
    INSERT INTO floor_scans VALUES (given, member, entry);
    RETURN balance;
  END $$;`

const SCRIPT = `\\set one random(0, 2000000000)
\\set other random(0, 2000000000)
\\set member random(1, ${MEMBERS})
SELECT floor_scan(:one || '-' || :other, :member);
`

/**
 * Durable scans of the C client that comes with PostgreSQL, one round trip each.
 *
 * @returns `fill`, and `scansASecond(seconds)` of wall time
 */
export function pgbench(server, connections) {
  const script = join(mkdtempSync(join(tmpdir(), 'bench-pgbench-')), 'scan.sql')
  writeFileSync(script, SCRIPT)
  return {
    fill: (scans) => server.query(filling(scans)),
    async scansASecond(seconds) {
      const { hostname, port, pathname } = new URL(server.url)
      const how = [
        '-n',
        '-M',
        'prepared',
        '-c',
        String(connections),
        '-j',
        '2',
        '-T',
        String(seconds),
      ]
      const where = ['-h', hostname, '-p', port, '-U', 'postgres', pathname.slice(1)]
      const run = promisify(execFile)
      const program = join(findPostgres(), 'pgbench')
      const { stdout } = await run(program, [...how, '-f', script, ...where])
      return Number(/tps = ([\d.]+)/.exec(stdout)[1])
    },
  }
}
