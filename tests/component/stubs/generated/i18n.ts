export default { defaultLocale: 'en', currentLocale: 'en', locales: ['en'], localeConfigs: {} };
