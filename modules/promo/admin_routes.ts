// The rooms of this module bring their own routes.
import './rewards/admin_routes.js'
import './games/admin_routes.js'
import './draws/admin_routes.js'
