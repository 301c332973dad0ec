-- cookies: sBzfF06UxHL7T32PqasyyFi_.fH3Qs0Uvj0DnD3rIgMGqcjBZSh1NfSQ8loQsgc5y_Aw 0n7SHERlcCG6ga3hd-8Y1hPp.8ypLlVq9fgpxPlJDeh5jVKdzg563ba7MzsAeVD_2axk
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE chat (
	match_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	player INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	time DATETIME NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_chat_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT uq_chat_match_id UNIQUE (match_id, player, command)
);
INSERT INTO "chat" VALUES('uVqaSbdJR65aHogl',1,0,'Hello','2026-11-26 03:11:12.244680','a');
CREATE TABLE claims (
	match_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	until DATETIME NOT NULL, 
	CONSTRAINT pk_claims PRIMARY KEY (match_id), 
	CONSTRAINT fk_claims_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "claims" VALUES('7WeAxWRwQ4aKzP-A',2,'ad48e2015e8015ea','2026-11-26 03:11:42.918002');
CREATE TABLE editions (
	hash VARCHAR(128) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	components JSON NOT NULL, 
	CONSTRAINT pk_editions PRIMARY KEY (hash)
);
INSERT INTO "editions" VALUES('ffffffffffffffff','fake','{"dice": [{"id": "d6", "name": {"en": "die", "de": "W\u00fcrfel"}}]}');
CREATE TABLE keys (
	fingerprint VARCHAR(64) NOT NULL, 
	match_id VARCHAR(32) NOT NULL, 
	player INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	expires DATETIME, holder VARCHAR(64), 
	CONSTRAINT pk_keys PRIMARY KEY (fingerprint), 
	CONSTRAINT fk_keys_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "keys" VALUES('59c7df01946275a35ae3672ad8e038f98bc073a060a4e65963457169da93c6ec','uVqaSbdJR65aHogl',1,'seat',NULL,'acd62c15476553e61309599c256940888471c085cfcec2304090b9b9bb72c492');
INSERT INTO "keys" VALUES('671a51fd7ae8da39196e7af217396e2165eccbcc70c699a2bb50981a1b40e214','-71IKlmQ0ZAVHbWM',1,'seat',NULL,NULL);
INSERT INTO "keys" VALUES('b39f3198b6956aa0fae1fe1365cd8296e6ead4c6cced337253585f1387cd7045','czlERfbOIm-oOrNY',1,'seat',NULL,'acd62c15476553e61309599c256940888471c085cfcec2304090b9b9bb72c492');
CREATE TABLE log_entries (
	match_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(16) DEFAULT 'action' NOT NULL, 
	player INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	command VARCHAR(64), 
	CONSTRAINT pk_log_entries PRIMARY KEY (match_id, version), 
	CONSTRAINT fk_log_entries_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT uq_log_entries_match_id UNIQUE (match_id, player, command)
);
INSERT INTO "log_entries" VALUES('uVqaSbdJR65aHogl',0,'action',-1,'roll 3',NULL);
INSERT INTO "log_entries" VALUES('uVqaSbdJR65aHogl',1,'action',0,'P1 pick 1','id-1');
INSERT INTO "log_entries" VALUES('uVqaSbdJR65aHogl',2,'take-back',0,'P1 pick 1','id-2');
INSERT INTO "log_entries" VALUES('uVqaSbdJR65aHogl',3,'action',0,'P1 pick 2','id-3');
INSERT INTO "log_entries" VALUES('7WeAxWRwQ4aKzP-A',0,'action',-1,'roll 3',NULL);
INSERT INTO "log_entries" VALUES('7WeAxWRwQ4aKzP-A',1,'action',0,'P1 pick 1','id-4');
INSERT INTO "log_entries" VALUES('7WeAxWRwQ4aKzP-A',2,'action',1,'P2 pick 1',NULL);
INSERT INTO "log_entries" VALUES('7WeAxWRwQ4aKzP-A',3,'action',-1,'roll 2',NULL);
INSERT INTO "log_entries" VALUES('-71IKlmQ0ZAVHbWM',0,'action',-1,'roll 3',NULL);
INSERT INTO "log_entries" VALUES('czlERfbOIm-oOrNY',0,'action',-1,'roll 3',NULL);
INSERT INTO "log_entries" VALUES('czlERfbOIm-oOrNY',1,'action',0,'P1 pick 1','id-5');
INSERT INTO "log_entries" VALUES('czlERfbOIm-oOrNY',2,'action',1,'P2 pick 1','id-6');
INSERT INTO "log_entries" VALUES('czlERfbOIm-oOrNY',3,'action',-1,'roll 2',NULL);
INSERT INTO "log_entries" VALUES('czlERfbOIm-oOrNY',4,'action',0,'P1 pick 1','id-7');
INSERT INTO "log_entries" VALUES('czlERfbOIm-oOrNY',5,'action',1,'P2 pick 1','id-8');
INSERT INTO "log_entries" VALUES('czlERfbOIm-oOrNY',6,'action',-1,'roll 1',NULL);
INSERT INTO "log_entries" VALUES('czlERfbOIm-oOrNY',7,'action',0,'P1 pick 1','id-9');
INSERT INTO "log_entries" VALUES('czlERfbOIm-oOrNY',8,'action',1,'P2 pick 1','id-10');
INSERT INTO "log_entries" VALUES('A6Q1bIMQElkB0I_O',0,'action',-1,'roll 3',NULL);
CREATE TABLE "matches" (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	rules_version INTEGER NOT NULL, 
	edition VARCHAR(128) NOT NULL, 
	seed VARCHAR(32) NOT NULL, 
	seed_known BOOLEAN NOT NULL, 
	created DATETIME NOT NULL, 
	ended DATETIME, 
	host VARCHAR(64), 
	public BOOLEAN DEFAULT 1 NOT NULL, 
	guided BOOLEAN DEFAULT 0 NOT NULL, 
	source VARCHAR(16) DEFAULT 'played' NOT NULL, 
	chat BOOLEAN DEFAULT 1 NOT NULL, 
	changed DATETIME NOT NULL, 
	to_act INTEGER DEFAULT '0' NOT NULL, 
	"end" VARCHAR(16), 
	scores JSON, 
	archived DATETIME, 
	rematch VARCHAR(32), request VARCHAR(64), pace VARCHAR(16) DEFAULT 'quick' NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_edition_editions FOREIGN KEY(edition) REFERENCES editions (hash)
);
INSERT INTO "matches" VALUES('uVqaSbdJR65aHogl','fake',2,'{"luck": "good"}',1,'ffffffffffffffff','00000000000000000000000000005eed',1,'2026-11-26 03:11:09.926079',NULL,'0f26312a3e8fcb36decc19f40fb583597c7d0f5c1dcd0f76aa08ca26f0cef53a',0,0,'played',1,'2026-11-26 03:11:11.827672',2,NULL,'null',NULL,NULL,NULL,'at-once',0);
INSERT INTO "matches" VALUES('7WeAxWRwQ4aKzP-A','fake',2,'{"luck": "good"}',1,'ffffffffffffffff','00000000000000000000000000005eed',1,'2026-11-26 03:11:12.763067',NULL,'0f26312a3e8fcb36decc19f40fb583597c7d0f5c1dcd0f76aa08ca26f0cef53a',0,0,'played',1,'2026-11-26 03:11:12.924043',3,NULL,'null',NULL,NULL,NULL,'at-once',0);
INSERT INTO "matches" VALUES('-71IKlmQ0ZAVHbWM','fake',2,'{"luck": "good"}',1,'ffffffffffffffff','00000000000000000000000000005eed',1,'2026-11-26 03:11:13.037841',NULL,'0f26312a3e8fcb36decc19f40fb583597c7d0f5c1dcd0f76aa08ca26f0cef53a',1,0,'played',1,'2026-11-26 03:11:13.037852',3,NULL,'null',NULL,NULL,NULL,'at-once',0);
INSERT INTO "matches" VALUES('czlERfbOIm-oOrNY','fake',2,'{"luck": "good"}',1,'ffffffffffffffff','00000000000000000000000000005eed',1,'2026-11-26 03:11:13.054706','2026-11-26 03:11:15.633402','0f26312a3e8fcb36decc19f40fb583597c7d0f5c1dcd0f76aa08ca26f0cef53a',0,0,'played',1,'2026-11-26 03:11:15.633392',0,'finished','[3, 3]',NULL,NULL,NULL,'at-once',0);
INSERT INTO "matches" VALUES('A6Q1bIMQElkB0I_O','fake',2,'{"luck": "good"}',1,'ffffffffffffffff','00000000000000000000000000005eed',1,'2026-11-26 03:11:15.860226','2026-11-26 03:11:16.427762','0f26312a3e8fcb36decc19f40fb583597c7d0f5c1dcd0f76aa08ca26f0cef53a',0,0,'played',1,'2026-11-26 03:11:16.427750',0,'agreed','null',NULL,NULL,NULL,'at-once',0);
CREATE TABLE properties (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_properties PRIMARY KEY (name)
);
INSERT INTO "properties" VALUES('secret','Kb4BkxEmzMlN4e6iLTaA4UP7BgttUL6yLcLEQADYGIQ');
CREATE TABLE seats (
	match_id VARCHAR(32) NOT NULL, 
	player INTEGER NOT NULL, 
	kind VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	holder VARCHAR(64), 
	substitute VARCHAR(64), 
	agrees BOOLEAN DEFAULT 0 NOT NULL, 
	seen DATETIME, 
	CONSTRAINT pk_seats PRIMARY KEY (match_id, player), 
	CONSTRAINT fk_seats_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "seats" VALUES('uVqaSbdJR65aHogl',0,'person','Ada','0f26312a3e8fcb36decc19f40fb583597c7d0f5c1dcd0f76aa08ca26f0cef53a',NULL,0,'2026-11-26 03:11:11.026475');
INSERT INTO "seats" VALUES('uVqaSbdJR65aHogl',1,'person','Ben','acd62c15476553e61309599c256940888471c085cfcec2304090b9b9bb72c492',NULL,0,'2026-11-26 03:11:11.187775');
INSERT INTO "seats" VALUES('7WeAxWRwQ4aKzP-A',0,'person','Ada','0f26312a3e8fcb36decc19f40fb583597c7d0f5c1dcd0f76aa08ca26f0cef53a',NULL,0,'2026-11-26 03:11:12.763161');
INSERT INTO "seats" VALUES('7WeAxWRwQ4aKzP-A',1,'low','Bot',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('-71IKlmQ0ZAVHbWM',0,'person','Ada','0f26312a3e8fcb36decc19f40fb583597c7d0f5c1dcd0f76aa08ca26f0cef53a',NULL,0,'2026-11-26 03:11:13.037950');
INSERT INTO "seats" VALUES('-71IKlmQ0ZAVHbWM',1,'person','anybody',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('czlERfbOIm-oOrNY',0,'person','Ada','0f26312a3e8fcb36decc19f40fb583597c7d0f5c1dcd0f76aa08ca26f0cef53a',NULL,0,'2026-11-26 03:11:13.054785');
INSERT INTO "seats" VALUES('czlERfbOIm-oOrNY',1,'person','Ben','acd62c15476553e61309599c256940888471c085cfcec2304090b9b9bb72c492',NULL,0,'2026-11-26 03:11:13.102766');
INSERT INTO "seats" VALUES('A6Q1bIMQElkB0I_O',0,'person','Ada','0f26312a3e8fcb36decc19f40fb583597c7d0f5c1dcd0f76aa08ca26f0cef53a',NULL,1,'2026-11-26 03:11:15.860546');
INSERT INTO "seats" VALUES('A6Q1bIMQElkB0I_O',1,'low','Bot',NULL,NULL,0,NULL);
CREATE INDEX ix_keys_match_id ON keys (match_id);
CREATE INDEX ix_seats_holder ON seats (holder);
CREATE INDEX ix_matches_public ON matches (created) WHERE public IS 1 AND archived IS NULL;
CREATE INDEX ix_matches_host ON matches (host) WHERE archived IS NULL;
CREATE INDEX ix_matches_running ON matches (changed) WHERE archived IS NULL AND ended IS NULL;
COMMIT;
