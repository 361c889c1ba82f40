// Each module brings its own routes; content comes last because it owns the catch-all.
import '#start/admin_routes'
import '#auth/admin_routes'
import '#auth/routes'
import '#points/admin_routes'
import '#points/routes'
import '#catalogue/routes'
import '#notifications/routes'
import '#content/routes'
