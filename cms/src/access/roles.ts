/** What a role may do with entries of one content type; what is not named it may not. */
export interface Grant {
  may: readonly ContentAction[];
  /** Actions for entries this person made; those of others are refused. */
  mayWithOwn?: readonly ContentAction[];
  /** The only fields an update may change; without it all of them. */
  changes?: readonly string[];
}

export type ContentAction = 'read' | 'create' | 'update' | 'delete' | 'publish';

const MANAGES: Grant = { may: ['read', 'create', 'update', 'delete', 'publish'] };
const READS: Grant = { may: ['read'] };
const WRITES_OWN: Grant = { may: ['read', 'create'], mayWithOwn: ['update'] };
const readsAndChanges = (...changes: string[]): Grant => ({ may: ['read', 'update'], changes });

/** What a role may do with the files of the media library; who may change a file may also delete it. */
export type FileRights = 'none' | 'uploads and changes own' | 'manages';

export interface RoleDeclaration {
  code: string;
  name: string;
  description: string;
  /** By content type; of every other the role sees nothing. */
  content: Readonly<Record<string, Grant>>;
  files: FileRights;
}

export const ROLES = {
  editor: {
    code: 'vitrina-editor',
    name: 'Редактор',
    description:
      'Публикует статьи, ведёт авторов, экспертов, темы, серии, рубрики и метки, видит перенаправления.',
    files: 'manages',
    content: {
      'api::knowledge.article': MANAGES,
      'api::knowledge.author': MANAGES,
      'api::knowledge.expert': MANAGES,
      'api::knowledge.category': MANAGES,
      'api::knowledge.topic': MANAGES,
      'api::knowledge.tag': MANAGES,
      'api::knowledge.series': MANAGES,
      'api::site.redirect': READS,
    },
  },
  author: {
    code: 'vitrina-author',
    name: 'Автор',
    description: 'Пишет статьи и меняет только свои; публикует их редактор.',
    files: 'uploads and changes own',
    content: {
      'api::knowledge.article': WRITES_OWN,
      'api::knowledge.author': READS,
      'api::knowledge.expert': READS,
      'api::knowledge.category': READS,
      'api::knowledge.topic': READS,
      'api::knowledge.tag': READS,
      'api::knowledge.series': READS,
    },
  },
  marketer: {
    code: 'vitrina-marketer',
    name: 'Маркетолог',
    description:
      'Ведёт услуги, решения и страницы, баннеры, статические тарифы, перенаправления, сообщения о работе и настройки.',
    files: 'manages',
    content: {
      'api::site.banner': MANAGES,
      'api::site.service': MANAGES,
      'api::site.page': MANAGES,
      'api::site.navigation': MANAGES,
      'api::site.footer': MANAGES,
      'api::site.redirect': MANAGES,
      'api::site.incident': MANAGES,
      'api::site.site-settings': MANAGES,
      'api::commerce.static-preset': MANAGES,
      'api::commerce.commerce-settings': MANAGES,
      // The block 'Инструкции по теме' chooses one.
      'api::knowledge.topic': READS,
    },
  },
  support: {
    code: 'vitrina-support',
    name: 'Поддержка',
    description:
      'Разбирает заявки с сайта: читает их, назначает исполнителя, отвечает, меняет состояние и заметку.',
    files: 'none',
    content: {
      'api::requests.request': readsAndChanges('state', 'support_note'),
    },
  },
} as const satisfies Record<string, RoleDeclaration>;
