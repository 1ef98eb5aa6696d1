import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#core/http/exception_handler'))

server.use([
  () => import('#monitoring/tracing/trace_requests_middleware'),
  () => import('#monitoring/count_requests_middleware'),
  () => import('#core/middleware/request_context_middleware'),
  () => import('#core/middleware/security_headers_middleware'),
  () => import('#core/middleware/plain_host_middleware'),
  () => import('#core/middleware/plain_body_middleware'),
])

router.use([
  () => import('#accounts/session/csrf_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#core/middleware/silent_auth_middleware'),
])
