/** The pages that every brand has, in Spanish. */
import type { ShippedPages } from '#content/shipped/form'

const dictionary = `
<p>Las palabras que encontrarás al apostar, con ejemplos.</p>
<h2>Tipos de apuesta</h2>
<h3>Simple</h3>
<p>Una apuesta a una sola selección. El pago es el importe por la cuota: 100 a una cuota de 1,85 pagan 185.</p>
<h3>Combinada</h3>
<p>Selecciones de partidos distintos en un mismo cupón. Las cuotas se multiplican y deben acertarse todas las selecciones. Tres selecciones a 1,50 × 2,00 × 1,80 dan una cuota total de 5,40.</p>
<h3>Múltiple</h3>
<p>Un cupón puede llevar varias selecciones del mismo partido. Cada combinación es una columna y tu importe se multiplica por el número de columnas.</p>
<h3>Sistema</h3>
<p>Una apuesta que puede ganar aunque fallen algunas selecciones. Un sistema 3 de 4 tiene cuatro triples: si aciertas tres selecciones, se paga un triple. El importe total es el de cada columna por el número de columnas.</p>
<h3>Fija</h3>
<p>Una selección que está en todas las columnas de un sistema. Si falla, no gana ninguna columna.</p>
<h2>Mercados</h2>
<h3>Resultado del partido (1X2)</h3>
<p>1 es victoria local, X empate y 2 victoria visitante. La prórroga no cuenta.</p>
<h3>Doble oportunidad</h3>
<p>Dos de los tres resultados a la vez: 1X, 12 o X2.</p>
<h3>Empate no apuesta</h3>
<p>Si el partido acaba en empate, se te devuelve el importe; en una combinada la selección cuenta como 1,00.</p>
<h3>Hándicap</h3>
<p>Un equipo empieza con goles de ventaja. Con un hándicap de 0:1, una victoria local por 2-1 es un empate a 2.</p>
<h3>Hándicap asiático</h3>
<p>No hay empate. En una línea de cuarto, como −0,25, el importe se divide en dos: una mitad puede ganar y la otra devolverse.</p>
<h3>Más/menos</h3>
<p>Si los goles, puntos, sets o córneres de un partido serán más o menos que la línea. Para más de 2,5 hacen falta tres goles.</p>
<h3>Ambos equipos marcan</h3>
<p>Sí: cada equipo marca al menos un gol. No: al menos uno no marca.</p>
<h3>Descanso/Final</h3>
<p>El resultado al descanso y al final. 1/2 significa que el local va ganando al descanso y el visitante gana el partido.</p>
<h2>Otras palabras</h2>
<table><tbody>
<tr><th scope="row">Cuota</th><td>Cuántas veces tu importe paga una apuesta ganada.</td></tr>
<tr><th scope="row">Mínimo de selecciones</th><td>Cuántas selecciones debe llevar un cupón con este partido.</td></tr>
<tr><th scope="row">Apuesta en vivo</th><td>Una apuesta mientras se juega el partido. Las cuotas se mueven y la apuesta se confirma a los pocos segundos.</td></tr>
<tr><th scope="row">Cash out</th><td>Cerrar una apuesta aún abierta por el precio que se ofrece.</td></tr>
<tr><th scope="row">Nula (1,00)</th><td>Una selección de un partido aplazado o suspendido cuenta como 1,00.</td></tr>
</tbody></table>`

const help = `
<h2>Tu cuenta</h2>
<h3>¿Cómo abro una cuenta?</h3>
<p>Pulsa «Registrarse» en la parte superior y rellena el formulario tal como figura en tu documento. Debes tener al menos 18 años y cada persona puede tener una sola cuenta.</p>
<h3>He olvidado mi contraseña</h3>
<p>Pulsa «Contraseña olvidada» al iniciar sesión y te enviamos un enlace. Si no llega el correo, mira en la carpeta de spam.</p>
<h3>¿Dónde cambio mis datos?</h3>
<p>En la página «Mi cuenta». Para cambiar el nombre, la fecha de nacimiento o el número de identidad, escríbenos.</p>
<h2>Apuestas</h2>
<h3>¿Puedo cancelar una apuesta?</h3>
<p>Una apuesta hecha antes del partido se puede cancelar en su página durante un breve tiempo. Las apuestas en vivo no se pueden cancelar.</p>
<h3>La cuota cambió mientras apostaba</h3>
<p>Ves la cuota nueva y no se apuesta nada hasta que la aceptes. También puedes elegir que se acepten todos los cambios.</p>
<h3>¿Qué pasa si se aplaza un partido?</h3>
<p>Si no se juega en el plazo que indican las reglas, la selección cuenta como 1,00 y el resto de la apuesta sigue.</p>
<h3>¿Cuándo se pagan las ganancias?</h3>
<p>Cuando se ha registrado el resultado del último partido, casi siempre en minutos. En Movimientos ves cada pago.</p>
<h2>Depósitos y retiros</h2>
<h3>¿Cuánto puedo depositar?</h3>
<p>El mínimo y el máximo dependen del método de pago y figuran a su lado.</p>
<h3>¿Por qué está pendiente mi retiro?</h3>
<p>Los retiros se envían tras comprobar la identidad y la seguridad. El nombre debe ser el del titular de la cuenta.</p>
<h2>Más ayuda</h2>
<p>Si tu pregunta no está aquí, escríbenos. Con el número de tu apuesta podremos responder antes.</p>`

const about = `
<p>{brand} ofrece apuestas deportivas rápidas, claras y justas. Fútbol, baloncesto, tenis, voleibol: cientos de partidos cada día, con cuotas antes y durante el juego.</p>
<h2>Lo que nos importa</h2>
<ul>
<li><strong>Claridad:</strong> en tu cuenta ves cada paso de una apuesta, sus cuotas y su resultado.</li>
<li><strong>Rapidez:</strong> las cuotas se actualizan al momento y las apuestas liquidadas se pagan sin demora.</li>
<li><strong>Seguridad:</strong> tus datos viajan cifrados y puedes proteger tu cuenta con el acceso en dos pasos.</li>
<li><strong>Responsabilidad:</strong> los límites, los descansos y la autoexclusión están siempre a mano.</li>
</ul>
<h2>Contacto</h2>
<p>Para ideas, preguntas y reclamaciones, escríbenos: nuestras cuentas están al pie de la página.</p>`

const terms = `
<p>Al usar {brand} aceptas estas reglas.</p>
<h2>1. Cuentas</h2>
<ol>
<li>Los jugadores deben tener al menos 18 años. En cualquier momento se puede pedir una prueba de edad e identidad.</li>
<li>Cada persona puede tener una sola cuenta. No se puede ceder ni usar en nombre de otra persona.</li>
<li>Los datos de la cuenta deben ser ciertos y estar al día.</li>
<li>Debes mantener tu contraseña en secreto.</li>
</ol>
<h2>2. Apuestas</h2>
<ol>
<li>Una apuesta es válida cuando nuestro servidor la ha aceptado y le ha dado un número. Desde entonces sus cuotas ya no cambian.</li>
<li>Las apuestas en vivo se aceptan a los pocos segundos; si entretanto cambian la cuota, el marcador o el estado del partido, la apuesta puede rechazarse.</li>
<li>Una apuesta a un evento ya empezado o de resultado conocido es nula y se devuelve su importe.</li>
<li>Una selección con un error evidente en la cuota, el equipo o la línea se liquida a la cuota correcta o a 1,00.</li>
<li>Lo máximo que puede pagar una apuesta figura en ella.</li>
</ol>
<h2>3. Resultados</h2>
<ol>
<li>Los resultados siguen fuentes oficiales. Salvo que se indique otra cosa, cuenta el tiempo reglamentario, sin prórroga ni penaltis.</li>
<li>Un resultado erróneo se corrige y las apuestas se liquidan de nuevo.</li>
<li>Las selecciones de partidos aplazados o suspendidos cuentan como 1,00 si el partido no termina a tiempo.</li>
</ol>
<h2>4. Dinero</h2>
<ol>
<li>Los depósitos y retiros se hacen solo con medios a tu nombre.</li>
<li>Antes de un retiro se puede comprobar tu identidad.</li>
<li>Los importes abonados por error se recuperan.</li>
</ol>
<h2>5. Abusos</h2>
<p>Si detectamos varias cuentas de una persona, acuerdos entre jugadores, fraude, amaño de partidos o juego automático, las apuestas pueden anularse y la cuenta cerrarse.</p>
<h2>6. Reclamaciones</h2>
<p>Puedes reclamar por escrito en los 30 días siguientes a la liquidación de una apuesta.</p>`

const responsible = `
<p>Apostar es un entretenimiento, no una forma de ganar dinero. Nunca juegues con dinero que no puedas permitirte perder. {brand} es solo para <strong>mayores de 18 años</strong>.</p>
<h2>Tú tienes el control</h2>
<ul>
<li><strong>Límites:</strong> fija lo máximo que depositas, pierdes o apuestas al día, a la semana o al mes. Un límite más bajo vale al momento; uno más alto, tras un tiempo de espera.</li>
<li><strong>Resumen de juego:</strong> cada cierto tiempo, que tú eliges, te mostramos cuánto has jugado y lo que has ganado o perdido.</li>
<li><strong>Descanso:</strong> cierra tu cuenta al juego durante un tiempo breve.</li>
<li><strong>Autoexclusión:</strong> ciérrala por mucho tiempo o para siempre. Siempre puedes retirar tu dinero.</li>
</ul>
<h2>Pregúntate</h2>
<ul>
<li>¿Subo mis apuestas para recuperar lo perdido?</li>
<li>¿Pido dinero prestado para apostar o dejo facturas sin pagar?</li>
<li>¿Oculto a otros cuánto juego?</li>
<li>¿Estoy inquieto cuando no juego?</li>
</ul>
<p>Si respondes que sí a una sola, tómate un descanso y busca ayuda.</p>
<h2>Dónde encontrar ayuda</h2>
<p>Habla con tu médico o con un centro de atención cercano. En esta página también figura la línea de ayuda más próxima.</p>
<h2>Protege a los menores de 18</h2>
<p>No compartas tu contraseña, cierra la sesión en equipos compartidos y usa el control parental donde haya niños.</p>`

const pages: ShippedPages = {
  5: { title: 'Diccionario de apuestas', body: dictionary },
  6: { title: 'Ayuda y preguntas frecuentes', body: help },
  7: { title: 'Quiénes somos', body: about },
  9: { title: 'Términos y condiciones', body: terms },
  10: { title: 'Juego responsable', body: responsible },
}

export default pages
