/** The names a substitution moves stock under: what comes back, or is lost, and what is taken. */
export const returnedBy = (lineId: number) => `substitute:${lineId}:returned`
export const lostBy = (lineId: number) => `substitute:${lineId}:lost`
export const takenBy = (lineId: number) => `substitute:${lineId}:taken`
