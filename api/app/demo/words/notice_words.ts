/** The slide, the warning against look-alike sites and the welcome of the demo, title and text in every language. */
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import type { FrontPageText } from '#demo/words/promotion_words'

export const NOTICE_WORDS: Readonly<
  Record<SiteLanguage, Readonly<Record<'slide' | 'warning' | 'message', FrontPageText>>>
> = {
  tr: {
    slide: [
      'Kuponunuz büyüdükçe bonusunuz artar',
      'Dört ve daha fazla seçimli kombinelerde kazancınıza <strong>%25</strong>’e kadar bonus eklenir.',
    ],
    warning: [
      'Sahte sitelere dikkat',
      'Şifrenizi telefonla ya da e-postayla asla istemeyiz. Adres çubuğunu kontrol edin.',
    ],
    message: [
      'Hoş geldiniz',
      'Kendi yatırma, kayıp ve bahis limitlerinizi hesabınızdan istediğiniz zaman belirleyebilirsiniz.',
    ],
  },
  en: {
    slide: [
      'The longer the bet slip, the higher the bonus',
      'Combos of four selections and more win a bonus of up to <strong>25%</strong>.',
    ],
    warning: [
      'Beware of look-alike sites',
      'We never ask for your password by phone or mail. Check the address bar.',
    ],
    message: [
      'Welcome',
      'You can set your own limits of deposits, losses and stakes in your account at any time.',
    ],
  },
  de: {
    slide: [
      'Je länger der Wettschein, desto höher der Bonus',
      'Kombiwetten ab vier Auswahlen bekommen bis zu <strong>25 %</strong> Bonus.',
    ],
    warning: [
      'Vorsicht vor gefälschten Seiten',
      'Wir fragen nie per Telefon oder E-Mail nach deinem Passwort. Prüfe die Adresszeile.',
    ],
    message: [
      'Willkommen',
      'Eigene Limits für Einzahlungen, Verluste und Einsätze kannst du jederzeit in deinem Konto festlegen.',
    ],
  },
  az: {
    slide: [
      'Kupon uzandıqca bonus artır',
      'Dörd və daha çox seçimli kombolarda <strong>25 %</strong>-dək bonus var.',
    ],
    warning: [
      'Saxta saytlardan ehtiyat edin',
      'Şifrənizi heç vaxt telefonla və ya poçtla istəmirik. Ünvan sətrini yoxlayın.',
    ],
    message: [
      'Xoş gəlmisiniz',
      'Mədaxil, itki və mərc limitlərinizi istədiyiniz vaxt hesabınızda təyin edə bilərsiniz.',
    ],
  },
  cw: {
    slide: ['串得越多，奖金越高', '四个及以上选项的串关最多可得 <strong>25%</strong> 奖金。'],
    warning: ['谨防假冒网站', '我们绝不会通过电话或邮件索要密码。请核对地址栏。'],
    message: ['欢迎', '您可以随时在账户中设置自己的存款、亏损和投注限额。'],
  },
  el: {
    slide: [
      'Όσο μεγαλύτερο το δελτίο, τόσο μεγαλύτερο το μπόνους',
      'Παρολί με τέσσερις και πάνω επιλογές παίρνουν μπόνους έως <strong>25%</strong>.',
    ],
    warning: [
      'Προσοχή σε πλαστές σελίδες',
      'Δεν ζητάμε ποτέ τον κωδικό σου με τηλέφωνο ή e-mail. Έλεγξε τη γραμμή διεύθυνσης.',
    ],
    message: [
      'Καλώς ήρθες',
      'Μπορείς να ορίσεις όποτε θέλεις δικά σου όρια καταθέσεων, ζημιών και στοιχημάτων στον λογαριασμό σου.',
    ],
  },
  es: {
    slide: [
      'Cuanto más largo el cupón, mayor el bono',
      'Las combinadas de cuatro selecciones o más tienen un bono de hasta el <strong>25 %</strong>.',
    ],
    warning: [
      'Cuidado con las páginas falsas',
      'Nunca pedimos tu contraseña por teléfono ni por correo. Comprueba la barra de direcciones.',
    ],
    message: [
      'Te damos la bienvenida',
      'Puedes fijar en tu cuenta tus propios límites de depósitos, pérdidas e importes cuando quieras.',
    ],
  },
  fa: {
    slide: [
      'هرچه برگه بلندتر، بونوس بیشتر',
      'میکس‌های چهار انتخابی و بیشتر تا <strong>25٪</strong> بونوس می‌گیرند.',
    ],
    warning: [
      'مراقب سایت‌های جعلی باشید',
      'ما هرگز رمز شما را با تلفن یا ایمیل نمی‌پرسیم. نوار نشانی را بررسی کنید.',
    ],
    message: ['خوش آمدید', 'هر زمان می‌توانید سقف واریز، زیان و شرط خود را در حسابتان تعیین کنید.'],
  },
  fr: {
    slide: [
      'Plus le coupon est long, plus le bonus est grand',
      'Les combinés de quatre sélections et plus ont un bonus allant jusqu’à <strong>25 %</strong>.',
    ],
    warning: [
      'Attention aux faux sites',
      'Nous ne demandons jamais ton mot de passe par téléphone ou par e-mail. Vérifie la barre d’adresse.',
    ],
    message: [
      'Bienvenue',
      'Tu peux fixer à tout moment tes propres limites de dépôts, de pertes et de mises dans ton compte.',
    ],
  },
  hr: {
    slide: [
      'Što dulji listić, to veći bonus',
      'Kombinacije od četiri i više parova dobivaju do <strong>25 %</strong> bonusa.',
    ],
    warning: [
      'Čuvaj se lažnih stranica',
      'Nikad ne tražimo lozinku telefonom ni e-poštom. Provjeri adresnu traku.',
    ],
    message: [
      'Dobro došli',
      'Vlastita ograničenja uplata, gubitaka i uloga možeš postaviti u svom računu kad god želiš.',
    ],
  },
  iq: {
    slide: [
      'کۆپۆن درێژتر، بۆنەس زیاتر',
      'کۆمبۆی چوار هەڵبژاردە و زیاتر تا <strong>25٪</strong> بۆنەس وەردەگرێت.',
    ],
    warning: [
      'ئاگاداری ماڵپەڕی ساختە بە',
      'هەرگیز بە تەلەفۆن یان ئیمەیڵ داوای وشەی نهێنی ناکەین. ناونیشانەکە بپشکنە.',
    ],
    message: [
      'بەخێربێیت',
      'هەر کاتێک بتەوێت دەتوانیت سنووری دانان، زیان و گرەوی خۆت لە هەژمارەکەتدا دابنێیت.',
    ],
  },
  it: {
    slide: [
      'Più lunga la schedina, più alto il bonus',
      'Le multiple da quattro selezioni in su hanno un bonus fino al <strong>25%</strong>.',
    ],
    warning: [
      'Attenzione ai siti falsi',
      'Non chiediamo mai la password per telefono o e-mail. Controlla la barra degli indirizzi.',
    ],
    message: [
      'Benvenuto',
      'Puoi impostare quando vuoi i tuoi limiti di depositi, perdite e puntate nel tuo conto.',
    ],
  },
  nl: {
    slide: [
      'Hoe langer de betslip, hoe hoger de bonus',
      'Combi’s van vier selecties en meer krijgen tot <strong>25%</strong> bonus.',
    ],
    warning: [
      'Pas op voor nepsites',
      'We vragen nooit per telefoon of e-mail om je wachtwoord. Controleer de adresbalk.',
    ],
    message: [
      'Welkom',
      'Je kunt op elk moment je eigen limieten voor stortingen, verliezen en inzetten instellen in je account.',
    ],
  },
  pt: {
    slide: [
      'Quanto maior o boletim, maior o bónus',
      'As múltiplas de quatro ou mais seleções têm um bónus até <strong>25%</strong>.',
    ],
    warning: [
      'Cuidado com sites falsos',
      'Nunca pedimos a tua palavra-passe por telefone ou e-mail. Verifica a barra de endereço.',
    ],
    message: [
      'Boas-vindas',
      'Podes definir na tua conta, quando quiseres, os teus próprios limites de depósitos, perdas e apostas.',
    ],
  },
  ru: {
    slide: [
      'Чем длиннее купон, тем выше бонус',
      'Экспрессы от четырёх исходов получают бонус до <strong>25 %</strong>.',
    ],
    warning: [
      'Остерегайтесь сайтов-двойников',
      'Мы никогда не спрашиваем пароль по телефону или по почте. Проверяйте адресную строку.',
    ],
    message: [
      'Добро пожаловать',
      'Свои лимиты на пополнения, проигрыш и ставки можно установить в личном кабинете в любое время.',
    ],
  },
  sq: {
    slide: [
      'Sa më e gjatë skedina, aq më i lartë bonusi',
      'Kombinimet me katër e më shumë përzgjedhje marrin bonus deri në <strong>25%</strong>.',
    ],
    warning: [
      'Kujdes nga faqet e rreme',
      'Ne kurrë nuk e kërkojmë fjalëkalimin me telefon ose e-mail. Kontrollo shiritin e adresës.',
    ],
    message: [
      'Mirë se erdhe',
      'Mund t’i vendosësh kur të duash kufijtë e tu të depozitave, humbjeve dhe basteve në llogarinë tënde.',
    ],
  },
  sr: {
    slide: [
      'Што дужи тикет, то већи бонус',
      'Комбинације од четири и више парова добијају до <strong>25 %</strong> бонуса.',
    ],
    warning: [
      'Чувај се лажних сајтова',
      'Никада не тражимо лозинку телефоном ни мејлом. Провери адресну траку.',
    ],
    message: [
      'Добро дошли',
      'Сопствена ограничења уплата, губитака и улога можеш да подесиш у свом налогу кад год желиш.',
    ],
  },
  aa: {
    slide: [
      'كلما طالت القسيمة زادت المكافأة',
      'تحصل الرهانات المجمّعة من أربعة اختيارات فأكثر على مكافأة حتى <strong>25%</strong>.',
    ],
    warning: [
      'احذر المواقع المزيّفة',
      'لا نطلب كلمة مرورك أبدًا بالهاتف أو البريد. تحقّق من شريط العنوان.',
    ],
    message: ['أهلًا بك', 'يمكنك في أي وقت أن تضع في حسابك حدودك الخاصة للإيداع والخسارة والرهان.'],
  },
}
