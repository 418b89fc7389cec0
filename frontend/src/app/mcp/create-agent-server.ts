import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { addKnowledgeTools } from './tools/knowledge';
import { addTariffTools } from './tools/tariffs';

const INSTRUCTIONS = [
  'Витрина облачного хостинга: статьи, тарифы с действующими ценами и наличием, расчёт серверов.',
  'Цены в рублях. Заказать отсюда нельзя: дайте человеку ссылку order_url, по ней он увидит выбор и цену до заказа.',
].join(' ');

/** What an assistant may ask: everything reads, nothing orders. */
export function createAgentServer(): McpServer {
  const server = new McpServer({ name: 'vitrina', version: '1.0.0' }, { instructions: INSTRUCTIONS });
  addKnowledgeTools(server);
  addTariffTools(server);
  return server;
}
