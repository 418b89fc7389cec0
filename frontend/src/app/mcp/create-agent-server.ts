import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { t } from '~/messages';
import { shopCurrency } from '~/messages/currency';
import { addKnowledgeTools } from './tools/knowledge';
import { addTariffTools } from './tools/tariffs';

/** What an assistant may ask, in the language of the address it asks at: everything reads, nothing orders. */
export function createAgentServer(): McpServer {
  const instructions = t.agents.instructions(shopCurrency());
  const server = new McpServer({ name: 'vitrina', version: '1.0.0' }, { instructions });
  addKnowledgeTools(server);
  addTariffTools(server);
  return server;
}
