/** So many numbers from 1 on, as `n (i)`. */
export const numbersTo = (count) => `WITH RECURSIVE n (i) AS
  (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`

/**
 * Statements that add members whom the list of birthdays holds, with address and consent, on both databases.
 *
 * @param after their ids come after this one
 */
export function manyMembers(count, after = 0) {
  const numbers = numbersTo(count)
  const birthday = `'19' || (50 + i % 50) || '-0' || (1 + i % 9) || '-' || (10 + i % 19)`
  return [
    `INSERT INTO members (id, email, phone, last_name, first_name, birthday, referral_code,
        newsletter_secret, registered_at, created_at, updated_at)
      ${numbers} SELECT ${after} + i, 'sok' || i || '@pelda.hu', '+3620' || (1000000 + i), 'Szűcs',
        'Gábor ' || i, ${birthday}, 's' || i, 't' || i, 1, 1, 1 FROM n`,
    `INSERT INTO member_companies (member_id, tax_number, name, zip, city, address, house_number,
        updated_at)
      ${numbers} SELECT ${after} + i, '10537914-4-44', 'Szűcs Kft.', '1119', 'Budapest',
        'Fehérvári út', '84/A', 1 FROM n`,
    `INSERT INTO member_consents (member_id, marketing_email)
      ${numbers} SELECT ${after} + i, 1 FROM n`,
  ]
}
