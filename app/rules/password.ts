/** Characters of a password at least. @source requirements A-16 */
export const PASSWORD_MIN = 8
