/** What `export birthdays` reads, as one statement. */
export const birthdaySql = `SELECT m.id, m.last_name, m.first_name, m.email, m.phone, m.birthday,
    CASE WHEN s.zip IS NOT NULL THEN s.zip ELSE f.zip END,
    CASE WHEN s.zip IS NOT NULL THEN s.city ELSE f.city END,
    CASE WHEN s.zip IS NOT NULL THEN s.address ELSE f.address END,
    CASE WHEN s.zip IS NOT NULL THEN s.house_number ELSE f.house_number END
  FROM members m LEFT JOIN member_shippings s ON s.member_id = m.id
    LEFT JOIN member_companies f ON f.member_id = m.id
  WHERE m.birthday IS NOT NULL AND m.registered_at IS NOT NULL AND m.deleted_at IS NULL
    AND m.disabled_at IS NULL
  ORDER BY m.id`
