/** Folder of what the server renders pages with; a build writes it, and nobody may fetch it. */
export const SERVER_PAGES = 'server_pages'
